internal import JSPrimitives

extension JSRegex {
  /// The pattern, escaped for use between two slashes; lone surrogates become U+FFFD.
  ///
  /// ECMA-262, sec-escaperegexppattern: a solidus and line terminators are escaped, and an empty pattern
  /// is `(?:)`.
  public var source: String {
    let isPlain =
      pattern.isASCII && !pattern.bytes.isEmpty
      && !pattern.bytes.contains { $0 == UInt8(ascii: "/") || $0 == 0x0A || $0 == 0x0D }
    return isPlain ? pattern.string : JSText(utf16: escapedPattern).string
  }

  /// The flags in the order of the `flags` accessor.
  public var flags: String { tree.flags.description }

  private var escapedPattern: [UInt16] {
    let units = pattern.utf16
    if units.isEmpty { return Array("(?:)".utf16) }
    var result: [UInt16] = []
    var isEscaped = false
    var isInClass = false
    for unit in units {
      let replacement: String? =
        switch unit {
        case 0x0A: "n"
        case 0x0D: "r"
        case 0x2028: "u2028"
        case 0x2029: "u2029"
        case UInt16(ascii: "/") where !isInClass && !isEscaped: "/"
        default: nil
        }
      if let replacement {
        // A backslash before the character already makes it an escape.
        if !isEscaped { result.append(UInt16(ascii: "\\")) }
        result.append(contentsOf: replacement.utf16)
      } else {
        result.append(unit)
      }
      if isEscaped {
        isEscaped = false
      } else {
        isEscaped = unit == UInt16(ascii: "\\")
        if unit == UInt16(ascii: "[") { isInClass = true }
        if unit == UInt16(ascii: "]") { isInClass = false }
      }
    }
    return result
  }
}

extension JSRegex: CustomStringConvertible {
  /// `/source/flags`, as `RegExp.prototype.toString` prints it.
  public var description: String { "/\(source)/\(flags)" }
}
