internal import JSPrimitives
internal import SourceJSON

/// The patterns of literals and enumerations.
enum LiteralPattern {
  /// The pattern of a literal or an enumeration without values, from 4.6.7 on: no string matches it.
  private static let nothing: JSText = #"^[^\s\S]$"#

  /// Returns the pattern of `z.literal(values)` by the rules of a version.
  static func source(
    of values: [ZodSchema.Constant], in semantics: ZodSemantics
  ) throws(SourcePatternError) -> JSText {
    if values.isEmpty, semantics.allowsEmptyLiterals { return nothing }
    var texts: [JSText] = []
    for value in values { texts.append(RegExpSource.escaping(try text(of: value))) }
    return RegExpSource.alternatives(texts)
  }

  /// Returns the pattern of an enumeration by the rules of a version. Before 4.6.7 numbers are not escaped.
  static func source(
    of enumeration: ZodSchema.Enumeration, in semantics: ZodSemantics
  ) -> JSText {
    let version = semantics.version(of: .templateNumbers)
    let texts = enumeration.values.compactMap { value -> JSText? in
      if let text = value.text { return RegExpSource.escaping(text) }
      guard let number = value.number.map({ JSText(JSNumber.string($0)) }) else { return nil }
      return version < .v4_6_7 ? number : RegExpSource.escaping(number)
    }
    if texts.isEmpty, semantics.allowsEmptyLiterals { return nothing }
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
