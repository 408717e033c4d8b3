internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The pattern of a template literal: Zod's patterns of its parts, one after another.
struct TemplatePattern {
  let version: ZodVersion

  /// Returns the source of the pattern, which has no flags.
  ///
  /// - Parameter path: the place of the template literal in the schema's document.
  func source(
    of parts: [ZodSchema.TemplatePart], path: String
  ) throws(GenerationError) -> JSText {
    var source: JSText = "^"
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let constant):
        source = source + RegExpSource.escaping(constant.spelling)
      case .schema(let schema):
        guard let pattern = pattern(of: schema) else {
          throw GenerationError(
            path: "\(path).parts[\(index)]",
            reason: "a template literal has no pattern for this part")
        }
        source = source + RegExpSource.withoutAnchors(pattern)
      }
    }
    return source + "$"
  }

  /// Returns the pattern of a schema, or nil if it has none.
  private func pattern(of schema: ZodSchema, depth: Int = 0) -> JSText? {
    guard depth < 64 else { return nil }
    func inner(_ schema: ZodSchema) -> JSText? {
      pattern(of: schema, depth: depth + 1).map { RegExpSource.withoutAnchors($0) }
    }
    if version >= .v4_6_7, !schema.node.holdsSchemas, let part = part(schema.checks) { return part }
    switch schema.node {
    case .string, .coerced(.string): return text(schema.checks)
    case .number, .coerced(.number):
      let isInteger = schema.checks.contains { check in
        if case .numberFormat(let format) = check.kind { format.isOfIntegers } else { false }
      }
      let sign: JSText = version < .v4_1_12 ? "" : "-?"
      return isInteger ? "^" + sign + #"\d+$"# : #"^-?\d+(?:\.\d+)?$"#
    case .bigint, .coerced(.bigint):
      return version < .v4_1_12 ? #"^\d+n?$"# : #"^-?\d+n?$"#
    case .boolean, .coerced(.boolean):
      return version < .v4_1_12 ? "true|false" : "^(?:true|false)$"
    case .null: return "^null$"
    case .undefined: return "^undefined$"
    case .literal(let values):
      return alternatives(values.map { RegExpSource.escaping($0.spelling) })
    case .enumeration(let enumeration):
      return alternatives(
        enumeration.values.map { value in
          let spelling = value.coercedText
          // Numbers are escaped only from 4.6.7 on.
          let isPlain = value.number != nil && version < .v4_6_7
          return isPlain ? spelling : RegExpSource.escaping(spelling)
        })
    case .templateLiteral(let parts): return try? source(of: parts, path: "")
    case .union(let options), .exclusiveUnion(let options):
      let patterns = options.compactMap(inner)
      return patterns.count == options.count ? alternatives(patterns) : nil
    case .optional(let wrapped): return inner(wrapped).map { "^(" + $0 + ")?$" }
    case .nullable(let wrapped): return inner(wrapped).map { "^(" + $0 + "|null)$" }
    case .exactOptional(let wrapped), .lazy(let wrapped):
      return pattern(of: wrapped, depth: depth + 1)
    default: return nil
    }
  }

  private func alternatives(_ sources: [JSText]) -> JSText {
    sources.isEmpty && version >= .v4_6_7
      ? #"^[^\s\S]$"# : "^(" + sources.joined(separator: "|") + ")$"
  }

  /// Returns the pattern that checks make of any part from 4.6.7 on; nil if they make none.
  private func part(_ checks: [ZodSchema.Check]) -> JSText? {
    var lengths: (least: Int?, most: Int?)
    var pattern: JSText?
    for check in checks {
      if case .format(let format) = check.kind, let literal = format.literal(in: version) {
        pattern = literal.jsSource
      }
      switch check.kind {
      case .minLength(let length), .minSize(let length):
        lengths.least = max(lengths.least ?? length, length)
      case .maxLength(let length), .maxSize(let length):
        lengths.most = min(lengths.most ?? length, length)
      case .lengthEquals(let length):
        lengths.least = max(lengths.least ?? length, length)
        lengths.most = min(lengths.most ?? length, length)
      default: break
      }
    }
    if let pattern { return pattern }
    switch lengths {
    case (nil, nil): return nil
    case (let least?, let most?) where least > most: return "(?!)"
    case (let least, let most):
      return JSText("^[\\s\\S]{\(least ?? 0),\(most.map(String.init) ?? "")}$")
    }
  }

  /// Returns the pattern of a string: that of the last check with one, or else its lengths.
  private func text(_ checks: [ZodSchema.Check]) -> JSText {
    var (minimum, maximum) = (0, Int?.none)
    var pattern: JSText?
    for check in checks {
      switch check.kind {
      case .minLength(let length): minimum = max(minimum, length)
      case .maxLength(let length): maximum = min(maximum ?? length, length)
      case .lengthEquals(let length): (minimum, maximum) = (length, length)
      case .format(let format):
        if let literal = format.literal(in: version) { pattern = literal.jsSource }
      default: break
      }
    }
    return pattern ?? JSText("^[\\s\\S]{\(minimum),\(maximum.map(String.init) ?? "")}$")
  }
}

extension ZodSchema.Node {
  /// Whether the pattern of the node is made of those of other schemas.
  fileprivate var holdsSchemas: Bool {
    switch self {
    case .union, .exclusiveUnion, .optional, .nullable, .exactOptional, .lazy: true
    default: false
    }
  }
}

extension ZodSchema.StringFormat {
  /// Returns the pattern that the format brings along in a version, or nil if it has none.
  func literal(in version: ZodVersion) -> ZodSchema.PatternLiteral? {
    switch self {
    case .regex(let literal), .pattern(_, let literal): literal
    case .startsWith(let prefix, let literal): literal ?? DerivedPattern.startsWith(prefix)
    case .endsWith(let suffix, let literal): literal ?? DerivedPattern.endsWith(suffix)
    case .includes(let part, let position, let literal):
      literal ?? DerivedPattern.includes(part, position: position, in: version)
    case .named(let name, let literal):
      literal ?? ZodSchema.NamedFormat.pattern(of: name, in: version)
    case .datetime(let options): ISOPatterns.datetime(options, in: version)
    case .url, .jwt, .function: nil
    }
  }
}

extension ZodSchema.Constant {
  /// The text that JavaScript converts the value to; empty for a date, which no template literal has.
  var spelling: JSText {
    switch self {
    case .json(let value): value.coercedText
    case .undefined: "undefined"
    case .bigint(let digits): JSText(digits)
    case .date: ""
    }
  }
}
