package import JSPrimitives

/// The patterns that Zod derives from a fixed part of a string.
package enum DerivedPattern {
  /// Returns the pattern of `startsWith`: the prefix, then one line of any text.
  package static func startsWith(_ prefix: JSText) -> ZodSchema.PatternLiteral {
    ZodSchema.PatternLiteral(RegExpSource.source("^" + RegExpSource.escaping(prefix) + ".*"))
  }

  /// Returns the pattern of `endsWith`: one line of any text, then the suffix.
  package static func endsWith(_ suffix: JSText) -> ZodSchema.PatternLiteral {
    ZodSchema.PatternLiteral(RegExpSource.source(".*" + RegExpSource.escaping(suffix) + "$"))
  }

  /// Returns the pattern of `includes`, with a position: as many characters of one line, then the text.
  ///
  /// Unlike the check, the pattern of versions before 4.6.7 wants the text at the position and not after it.
  package static func includes(
    _ text: JSText, position: Int? = nil, in version: ZodVersion
  ) -> ZodSchema.PatternLiteral {
    let text = RegExpSource.escaping(text)
    guard let position else { return ZodSchema.PatternLiteral(RegExpSource.source(text)) }
    let count = version < .v4_6_7 ? "\(position)" : "\(position),"
    return ZodSchema.PatternLiteral(RegExpSource.source(JSText("^.{\(count)}") + text))
  }
}
