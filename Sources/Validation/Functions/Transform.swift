internal import SourceJSON
internal import HTMLSanitizing
internal import SchemaModel

/// A function from value to value, as the plan holds it.
struct Transform: Sendable {
  enum Body: Sendable {
    case trim, toLowerCase, toUpperCase
    case stripHTMLAndTrim
    case sanitizeHTMLAndTrim(HTMLSanitizer)
    case stripLeadingAt
    /// A function that an app registered.
    case custom(@Sendable (JSONValue) throws -> JSONValue)
  }

  var name: TransformName
  var body: Body
}

/// A condition on a value, as the plan holds it.
struct Predicate: Sendable {
  enum Body: Sendable {
    case httpURL
    case schoolOrCoach
    case endNotBeforeStart
    /// A predicate that an app registered.
    case custom(@Sendable (JSONValue) throws -> Bool)
  }

  var name: PredicateName
  var body: Body
}
