internal import JSPrimitives
internal import SchemaModel

/// The patterns that a JSON Schema shows of a string.
enum ShownPatterns {
  /// Returns the sources of the patterns of checks, in order.
  ///
  /// A format of an encoding may test less than its pattern, with code for the rest. The pattern that is shown tests all.
  static func sources(of checks: [ZodSchema.Check], _ rules: JSONSchemaRules) -> [JSText] {
    guard rules.showsExactEncodings else {
      return StringPattern.sources(of: checks, in: rules.version)
    }
    var formats: Set<ZodSchema.NamedFormat> = []
    let shown = checks.compactMap { check -> ZodSchema.Check? in
      guard case .format(.named(let format, nil)) = check.kind,
        let pattern = exact(format)
      else { return check }
      return formats.insert(format).inserted ? ZodSchema.Check(.format(.regex(pattern))) : nil
    }
    return StringPattern.sources(of: shown, in: rules.version)
  }

  /// Returns the exact pattern of an encoding; nil for another format.
  private static func exact(_ format: ZodSchema.NamedFormat) -> ZodSchema.PatternLiteral? {
    switch format {
    case .base64: format.pattern(in: .v4_4_3)
    case .base64url: ZodSchema.PatternLiteral(#"^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$"#)
    default: nil
    }
  }
}
