internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A condition on a value, as the plan holds it.
struct Predicate: Sendable {
  enum Body: Sendable {
    case httpURL
    case schoolOrCoach
    /// The date at one key is not before the date at another, where both are set.
    case isNotBefore(later: JSText, earlier: JSText)
    case passwordsMatch
    case amountOrPercentage
    case playerNeedsBirthDate
    case atLeastOneField
    /// A predicate that an app registered.
    case custom(@Sendable (JSONValue) throws -> Bool)
  }

  var name: PredicateName
  var body: Body
}
