internal import JSPrimitives

extension ZodSchema.StringFormat {
  /// Returns the prefix of Zod's derived pattern `^PREFIX.*` without its escapes, or nil if the pattern has
  /// another form.
  static func literalPrefix(_ pattern: ZodSchema.PatternLiteral) -> JSText? {
    let source = pattern.jsSource.bytes
    guard source.first == UInt8(ascii: "^"), source.suffix(2) == [0x2E, 0x2A], source.count >= 3
    else { return nil }
    var prefix: [UInt8] = []
    var rest = source[1..<source.count - 2]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), punctuation.contains(escaped) else { return nil }
        prefix.append(escaped)
      case _ where punctuation.contains(byte) && byte != UInt8(ascii: "/"):
        return nil
      default:
        prefix.append(byte)
      }
    }
    return JSText(wtf8: prefix)
  }

  /// The characters that a derived pattern escapes.
  private static let punctuation = Array(".*+?^${}()|[]\\/".utf8)
}
