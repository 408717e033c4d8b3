internal import HTMLSanitizing
public import SchemaModel
public import SourceJSON

/// The functions that a schema may name, by name.
///
/// `standard` knows those of the web app's revision 2026-02-10; an app adds its own to a copy.
public struct FunctionRegistry: Sendable {
  private var transforms: [TransformName: Transform.Body]
  private var predicates: [PredicateName: Predicate.Body]

  /// The functions of the coach, interaction and event schemas, revision 2026-02-10.
  public static let standard = FunctionRegistry(
    transforms: [
      .trim: .trim,
      .toLowerCase: .toLowerCase,
      .toUpperCase: .toUpperCase,
      .stripHtmlAndTrim: .stripHTMLAndTrim,
      .sanitizeHtmlAndTrim: .sanitizeHTMLAndTrim(.web2026February),
      .stripLeadingAt: .stripLeadingAt,
    ],
    predicates: [
      .httpUrl: .httpURL,
      .schoolOrCoach: .schoolOrCoach,
      .endNotBeforeStart: .endNotBeforeStart,
    ])

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
    transforms[name].map { Transform(name: name, body: $0) }
  }

  func predicate(_ name: PredicateName) -> Predicate? {
    predicates[name].map { Predicate(name: name, body: $0) }
  }
}
