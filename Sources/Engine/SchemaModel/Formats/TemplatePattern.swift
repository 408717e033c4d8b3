package import JSPrimitives

/// The pattern of a template literal, from the patterns of its parts.
///
/// Zod has the pattern of a part as the source of a `RegExp` and drops its flags. Parts are joined
/// without groups around them, so alternatives of a part such as `base64` reach beyond it.
package enum TemplatePattern {
  /// Returns the pattern of a template literal by the rules of a version.
  ///
  /// - Throws: `SourcePatternError` if a part has no pattern.
  package static func pattern(
    of parts: [ZodSchema.TemplatePart], in semantics: ZodSemantics
  ) throws(SourcePatternError) -> ZodSchema.PatternLiteral {
    var source: JSText = "^"
    for part in parts {
      switch part {
      case .literal(let value):
        source = source + RegExpSource.escaping(try LiteralPattern.text(of: value))
      case .schema(let schema):
        guard let pattern = try self.source(of: schema, in: semantics) else {
          throw .partWithoutPattern(schema)
        }
        source = source + RegExpSource.withoutAnchors(pattern)
      }
    }
    return ZodSchema.PatternLiteral(RegExpSource.source(source + "$"))
  }

  /// Returns the source of a schema's pattern by the rules of a version, or nil if Zod has none for it.
  ///
  /// - Throws: `SourcePatternError` if a string or a template literal in the schema has an impossible pattern.
  package static func source(
    of schema: ZodSchema, in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText? {
    switch schema.node {
    case .string, .coerced(.string):
      return try StringPattern.source(of: schema.checks, in: semantics)
    case .number, .coerced(.number), .bigint, .coerced(.bigint), .boolean, .coerced(.boolean),
      .null,
      .undefined, .literal, .enumeration, .templateLiteral:
      if semantics.templateParts == .lastFormatOrLengths,
        let source = StringPattern.lastFormatOrLengths(of: schema.checks, in: semantics)
      {
        return source
      }
      return try ownSource(of: schema, in: semantics)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return try union(options, in: semantics)
    case .optional(let inner): return try wrapped(inner, before: ")?$", in: semantics)
    case .nullable(let inner): return try wrapped(inner, before: "|null)$", in: semantics)
    case .exactOptional(let inner), .lazy(let inner): return try source(of: inner, in: semantics)
    default: return nil
    }
  }

  /// Returns the source of the pattern that a schema without others below it has apart from its checks.
  private static func ownSource(
    of schema: ZodSchema, in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText? {
    let signs = semantics.version(of: .templateSigns)
    switch schema.node {
    case .number, .coerced(.number):
      guard schema.checks.contains(where: \.isIntegerFormat) else { return #"^-?\d+(?:\.\d+)?$"# }
      return signs.rule(#"^\d+$"#, (.v4_1_12, #"^-?\d+$"#))
    case .bigint, .coerced(.bigint): return signs.rule(#"^\d+n?$"#, (.v4_1_12, #"^-?\d+n?$"#))
    case .boolean, .coerced(.boolean):
      return signs.rule("true|false", (.v4_1_12, "^(?:true|false)$"))
    case .null: return "^null$"
    case .undefined: return "^undefined$"
    case .literal(let values): return try LiteralPattern.source(of: values, in: semantics)
    case .enumeration(let enumeration):
      return LiteralPattern.source(of: enumeration, in: semantics)
    case .templateLiteral(let parts): return try pattern(of: parts, in: semantics).jsSource
    default: return nil
    }
  }

  private static func union(
    _ options: [ZodSchema], in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText? {
    var sources: [JSText] = []
    for option in options {
      guard let source = try source(of: option, in: semantics) else { return nil }
      sources.append(RegExpSource.withoutAnchors(source))
    }
    return RegExpSource.alternatives(sources)
  }

  private static func wrapped(
    _ inner: ZodSchema, before end: JSText, in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText? {
    guard let source = try source(of: inner, in: semantics) else { return nil }
    return RegExpSource.source("^(" + RegExpSource.withoutAnchors(source) + end)
  }
}

extension TemplatePattern {
  /// Returns a version's pattern of a template literal; see `pattern(of:in:)` with semantics.
  package static func pattern(
    of parts: [ZodSchema.TemplatePart], in version: ZodVersion
  ) throws(SourcePatternError) -> ZodSchema.PatternLiteral {
    try pattern(of: parts, in: version.semantics)
  }
}

extension ZodSchema.Check {
  fileprivate var isIntegerFormat: Bool {
    guard case .numberFormat(let format) = kind else { return false }
    return format != .float32 && format != .float64
  }
}
