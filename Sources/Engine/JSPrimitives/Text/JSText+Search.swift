extension JSText {
  /// Whether the text has no code units.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Returns whether the text contains another one, as `includes` does; every text contains the
  /// empty text.
  ///
  /// ECMA-262, sec-string.prototype.includes. The search compares code units, so it finds a lone
  /// surrogate inside a pair.
  public func contains(_ part: JSText) -> Bool {
    let (units, part) = (utf16, part.utf16)
    guard let first = part.first else { return true }
    guard part.count <= units.count else { return false }
    return (0...units.count - part.count).contains { start in
      units[start] == first && units[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Returns a copy without leading and trailing white space and line terminators, as `trim` does.
  ///
  /// ECMA-262, sec-string.prototype.trim. A byte order mark, U+FEFF, is white space.
  public func trimmed() -> JSText {
    let range = bytes.withUnsafeBufferPointer(WhiteSpace.trimmedRange)
    return range.count == bytes.count ? self : JSText(wtf8: Array(bytes[range]))
  }
}

extension Sequence<JSText> {
  /// Returns the concatenated texts, with a separator between them, as `join` does; the empty text
  /// for no texts.
  ///
  /// Halves of a surrogate pair that meet become one code point.
  public func joined(separator: JSText) -> JSText {
    var units: [UInt16] = []
    var isFirst = true
    for text in self {
      if !isFirst { units += separator.utf16 }
      units += text.utf16
      isFirst = false
    }
    return JSText(utf16: units)
  }
}
