internal import HTMLSanitizing
public import SchemaModel
public import SourceJSON

/// The functions that a schema may name, by name.
///
/// One name of a schema document may stand for another function in each revision of the web app: a document
/// is compiled with the functions of its own. The schemas that this package restates name their revision's
/// functions, and other functions refuse them. An app adds functions to a copy.
///
/// Built without the package's trait `HTML` they have no `sanitizeHtml+trim`: a schema that names it is
/// refused unless the app registers its own.
public struct FunctionRegistry: Sendable {
  private let revision: Revision
  private var transforms: [TransformName: Transform.Body]
  private var predicates: [PredicateName: Predicate.Body]

  /// The functions of the web app's schemas, revision 2026-02-10.
  public static let standard = FunctionRegistry(
    revision: .february2026, transforms: commonTransforms(.web2026February))

  /// The functions of the web app's schemas, revision 2026-08-21.
  public static let web2026August: FunctionRegistry = {
    var transforms = commonTransforms(.web2026August)
    transforms[.toE164US] = .toE164US
    transforms[.assumeHttps] = .assumeHTTPS
    return FunctionRegistry(revision: .august2026, transforms: transforms)
  }()

  /// The functions of the web app's schemas in a revision.
  public static func web(_ revision: Revision) -> FunctionRegistry {
    switch revision {
    case .february2026: standard
    case .august2026: web2026August
    }
  }

  private static func commonTransforms(
    _ sanitizer: HTMLSanitizer
  ) -> [TransformName: Transform.Body] {
    var transforms: [TransformName: Transform.Body] = [
      .trim: .trim,
      .toLowerCase: .toLowerCase,
      .toUpperCase: .toUpperCase,
      .stripHtmlAndTrim: .stripHTMLAndTrim,
      .stripLeadingAt: .stripLeadingAt,
    ]
    if HTMLSanitizer.isAvailable {
      transforms[.sanitizeHtmlAndTrim] = .sanitizeHTMLAndTrim(SharedSanitizer(sanitizer))
    }
    return transforms
  }

  private init(revision: Revision, transforms: [TransformName: Transform.Body]) {
    self.revision = revision
    self.transforms = transforms
    predicates = [
      .httpUrl: .httpURL,
      .schoolOrCoach: .schoolOrCoach,
      .endNotBeforeStart: .isNotBefore(later: "end_date", earlier: "start_date"),
      .passwordsMatch: .passwordsMatch,
      .amountOrPercentage: .amountOrPercentage,
      .deadlineNotBeforeOffer: .isNotBefore(later: "deadline_date", earlier: "offer_date"),
      .playerNeedsBirthDate: .playerNeedsBirthDate,
      .atLeastOneField: .atLeastOneField,
    ]
  }

  /// Registers a function from value to value, in place of one of the same name.
  ///
  /// - Parameter body: called with the value as it stands; what it throws makes the payload undecided.
  public mutating func register(
    transform name: TransformName, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) {
    transforms[name] = .custom(body)
  }

  /// Registers a predicate, in place of one of the same name.
  ///
  /// - Parameter body: called with the value as it stands, an absent one as null; what it throws makes
  ///   the payload undecided.
  public mutating func register(
    predicate name: PredicateName, _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) {
    predicates[name] = .custom(body)
  }

  func transform(_ name: TransformName) -> Transform? {
    body(of: name).map { Transform(name: name, body: $0) }
  }

  /// The function, which documents of the later revision call by the earlier name.
  private func body(of name: TransformName) -> Transform.Body? {
    if let body = transforms[name] { return body }
    guard name == .sanitizeHtmlAndTrim2026August, revision == .august2026 else { return nil }
    return transforms[.sanitizeHtmlAndTrim]
  }

  func predicate(_ name: PredicateName) -> Predicate? {
    predicates[name].map { Predicate(name: name, body: $0) }
  }
}
