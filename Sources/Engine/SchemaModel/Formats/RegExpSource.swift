package import JSPrimitives

/// Texts of regular expressions as JavaScript and Zod write them.
package enum RegExpSource {
  /// Returns a text with a backslash before each syntax character: Zod's `escapeRegex`.
  ///
  /// Neither `-` nor `/` is among them.
  package static func escaping(_ text: JSText) -> JSText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    for byte in text.bytes {
      if syntaxCharacters.contains(byte) { bytes.append(backslash) }
      bytes.append(byte)
    }
    return JSText(wtf8: bytes)
  }

  /// Returns `new RegExp(text).source`: slashes outside classes and line terminators are escaped, and
  /// an empty text is `(?:)`.
  ///
  /// ECMA-262, sec-escaperegexppattern, as V8 implements it. A source stays as it is.
  package static func source(_ text: JSText) -> JSText {
    let source = text.bytes
    if source.isEmpty { return "(?:)" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var isEscaped = false
    var isInClass = false
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      var length = 1
      if let terminator = lineTerminator(source, at: offset) {
        // A backslash before it, which a pattern may have, is that of the escape.
        if !isEscaped { bytes.append(backslash) }
        bytes += terminator.escape.utf8
        length = terminator.length
      } else {
        if byte == UInt8(ascii: "/"), !isEscaped, !isInClass { bytes.append(backslash) }
        bytes.append(byte)
      }
      if isEscaped {
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else if byte == UInt8(ascii: "[") {
        isInClass = true
      } else if byte == UInt8(ascii: "]") {
        isInClass = false
      }
      offset += length
    }
    return JSText(wtf8: bytes)
  }

  /// Returns a source without one leading `^` and one trailing `$`: Zod's `cleanRegex`.
  ///
  /// A trailing `\$` loses its dollar sign as well.
  package static func withoutAnchors(_ source: JSText) -> JSText {
    var bytes = source.bytes[...]
    let endsWithDollar = bytes.last == UInt8(ascii: "$")
    if bytes.first == UInt8(ascii: "^") { bytes.removeFirst() }
    if endsWithDollar { bytes.removeLast() }
    return JSText(wtf8: Array(bytes))
  }

  /// Returns the pattern of a group of alternatives between anchors.
  static func alternatives(_ sources: [JSText]) -> JSText {
    var bytes = Array("^(".utf8)
    for (index, source) in sources.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "|")) }
      bytes += source.bytes
    }
    return source(JSText(wtf8: bytes + Array(")$".utf8)))
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let syntaxCharacters = Set(#".*+?^${}()|[]\"#.utf8)

  /// Returns the escape of a line terminator without its backslash, and the bytes that the terminator takes.
  private static func lineTerminator(
    _ bytes: [UInt8], at offset: Int
  ) -> (escape: String, length: Int)? {
    switch bytes[offset] {
    case 0x0A: return ("n", 1)
    case 0x0D: return ("r", 1)
    // U+2028 and U+2029.
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      if bytes[offset + 2] == 0xA8 { return ("u2028", 3) }
      return bytes[offset + 2] == 0xA9 ? ("u2029", 3) : nil
    default: return nil
    }
  }
}
