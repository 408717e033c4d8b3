internal import JSPrimitives
internal import SourceJSON

/// The patterns of literals and enumerations.
enum LiteralPattern {
  /// Returns the pattern of `z.literal(values)`.
  static func source(of values: [ZodSchema.Constant]) throws(SourcePatternError) -> JSText {
    var texts: [JSText] = []
    for value in values { texts.append(RegExpSource.escaping(try text(of: value))) }
    return RegExpSource.alternatives(texts)
  }

  /// Returns the pattern of an enumeration by the rules of a version. Before 4.5 numbers are not escaped.
  static func source(
    of enumeration: ZodSchema.Enumeration, in semantics: ZodSemantics
  ) -> JSText {
    let version = semantics.version(of: .templateNumbers)
    let texts = enumeration.values.compactMap { value -> JSText? in
      if let text = value.text { return RegExpSource.escaping(text) }
      guard let number = value.number.map({ JSText(JSNumber.string($0)) }) else { return nil }
      return version < .v4_6_7 ? number : RegExpSource.escaping(number)
    }
    return RegExpSource.alternatives(texts)
  }

  /// Returns `String(value)` of a primitive value.
  static func text(of value: ZodSchema.Constant) throws(SourcePatternError) -> JSText {
    switch value {
    case .undefined: return "undefined"
    case .bigint(let digits): return JSText(digits)
    case .json(.null): return "null"
    case .json(.boolean(let boolean)): return boolean ? "true" : "false"
    case .json(.number(let number)): return JSText(JSNumber.string(number))
    case .json(.string(let text)): return text
    case .json, .date: throw .objectInLiteral
    }
  }
}
