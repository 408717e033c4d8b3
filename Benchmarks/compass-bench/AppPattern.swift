import CompassSchemas
import JSPrimitives
import SchemaModel

/// A pattern that the app's schemas or Zod's formats test, with texts as users type them.
struct AppPattern {
  let name: String
  /// The pattern's source; none of these has flags.
  let source: JSText
  let texts: TextList

  /// Returns all patterns, each with its texts, which are the same in every run.
  static func all(textsPerPattern count: Int = 5_000) -> [AppPattern] {
    sources.map { name, source in
      var maker = TextMaker(seed: 1)
      return AppPattern(
        name: name, source: source,
        texts: TextList((0..<count).map { _ in maker.text(of: name) }))
    }
  }

  private static var sources: [(String, JSText)] {
    let literals: [(String, ZodSchema.PatternLiteral?)] = [
      ("email", ZodSchema.NamedFormat.email.pattern()),
      ("phone", pattern(in: .app.phone)),
      ("twitter", pattern(in: .app.twitterHandle)),
      ("instagram", pattern(in: .app.instagramHandle)),
      ("uuid", ZodSchema.NamedFormat.uuid.pattern()),
      ("date", pattern(in: .app.date)),
      ("time", pattern(in: .app.time)),
      ("datetime", ZodSchema.NamedFormat.datetime.pattern()),
    ]
    return literals.compactMap { name, literal in literal.map { (name, $0.jsSource) } }
  }

  /// Returns the first pattern among the checks of a schema, or of the schema that it transforms.
  private static func pattern(in schema: ZodSchema) -> ZodSchema.PatternLiteral? {
    for check in schema.checks {
      if case .format(.regex(let literal)) = check.kind { return literal }
    }
    guard case .pipe(let first, _) = schema.node else { return nil }
    return pattern(in: first)
  }
}
