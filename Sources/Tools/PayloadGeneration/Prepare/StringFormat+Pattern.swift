internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.StringFormat {
  /// Returns the pattern that the format brings along in a version, or nil if it has none.
  func literal(in version: ZodVersion) -> ZodSchema.PatternLiteral? {
    switch self {
    case .regex(let literal), .pattern(_, let literal): literal
    case .startsWith(let prefix, let literal): literal ?? DerivedPattern.startsWith(prefix)
    case .endsWith(let suffix, let literal): literal ?? DerivedPattern.endsWith(suffix)
    case .includes(let part, let position, let literal):
      literal ?? DerivedPattern.includes(part, position: position, in: version)
    case .named(let format, let literal): literal ?? format.pattern(in: version)
    case .datetime(let options): ISOPatterns.datetime(options, in: version)
    case .url, .jwt, .function: nil
    }
  }
}
