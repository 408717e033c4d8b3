internal import HTMLSanitizing
public import SchemaModel
public import SourceJSON

/// The functions that a schema may name, by name.
///
/// One name of a schema document may stand for another function in each revision of the web app: a document
/// is compiled with the functions of its own. The schemas that this package restates name their revision's
/// functions, and other functions refuse them. An app adds functions to a copy.
public struct FunctionRegistry: Sendable {
  private let revision: Revision
  // Lists, because they are short and read only when a schema is compiled: a dictionary by name costs more
  // to instantiate as a type, in a process that compiles one schema, than all of its lookups.
  private var transforms: [Transform]
  private var predicates: [Predicate]

  /// The functions of the web app's schemas, revision 2026-02-10.
  public static let standard = FunctionRegistry(
    revision: .february2026, transforms: commonTransforms(.web2026February))

  /// The functions of the web app's schemas, revision 2026-08-21.
  public static let web2026August: FunctionRegistry = {
    var transforms = commonTransforms(.web2026August)
    transforms.append(Transform(name: .toE164US, body: .toE164US))
    transforms.append(Transform(name: .assumeHttps, body: .assumeHTTPS))
    return FunctionRegistry(revision: .august2026, transforms: transforms)
  }()

  /// The functions of the web app's schemas in a revision.
  public static func web(_ revision: Revision) -> FunctionRegistry {
    switch revision {
    case .february2026: standard
    case .august2026: web2026August
    }
  }

  private static func commonTransforms(_ sanitizer: HTMLSanitizer) -> [Transform] {
    [
      Transform(name: .trim, body: .trim),
      Transform(name: .toLowerCase, body: .toLowerCase),
      Transform(name: .toUpperCase, body: .toUpperCase),
      Transform(name: .stripHtmlAndTrim, body: .stripHTMLAndTrim),
      Transform(name: .stripLeadingAt, body: .stripLeadingAt),
      Transform(
        name: .sanitizeHtmlAndTrim, body: .sanitizeHTMLAndTrim(SharedSanitizer(sanitizer))),
    ]
  }

  private init(revision: Revision, transforms: [Transform]) {
    self.revision = revision
    self.transforms = transforms
    predicates = [
      Predicate(name: .httpUrl, body: .httpURL),
      Predicate(name: .schoolOrCoach, body: .schoolOrCoach),
      Predicate(
        name: .endNotBeforeStart, body: .isNotBefore(later: "end_date", earlier: "start_date")),
      Predicate(name: .passwordsMatch, body: .passwordsMatch),
      Predicate(name: .amountOrPercentage, body: .amountOrPercentage),
      Predicate(
        name: .deadlineNotBeforeOffer,
        body: .isNotBefore(later: "deadline_date", earlier: "offer_date")),
      Predicate(name: .playerNeedsBirthDate, body: .playerNeedsBirthDate),
      Predicate(name: .atLeastOneField, body: .atLeastOneField),
    ]
  }

  /// Registers a function from value to value, in place of one of the same name.
  ///
  /// - Parameter body: called with the value as it stands; what it throws makes the payload undecided.
  public mutating func register(
    transform name: TransformName, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) {
    transforms.removeAll { $0.name == name }
    transforms.append(Transform(name: name, body: .custom(body)))
  }

  /// Registers a predicate, in place of one of the same name.
  ///
  /// - Parameter body: called with the value as it stands, an absent one as null; what it throws makes
  ///   the payload undecided.
  public mutating func register(
    predicate name: PredicateName, _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) {
    predicates.removeAll { $0.name == name }
    predicates.append(Predicate(name: name, body: .custom(body)))
  }

  func transform(_ name: TransformName) -> Transform? {
    body(of: name).map { Transform(name: name, body: $0) }
  }

  /// The function, which documents of the later revision call by the earlier name.
  private func body(of name: TransformName) -> Transform.Body? {
    if let transform = transforms.first(where: { $0.name == name }) { return transform.body }
    guard name == .sanitizeHtmlAndTrim2026August, revision == .august2026 else { return nil }
    return transforms.first { $0.name == .sanitizeHtmlAndTrim }?.body
  }

  func predicate(_ name: PredicateName) -> Predicate? {
    predicates.first { $0.name == name }
  }
}
