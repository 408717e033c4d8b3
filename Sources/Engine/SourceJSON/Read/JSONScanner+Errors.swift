internal import JSPrimitives

extension JSONScanner {
  func error(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind, at: offset, in: bytes)
  }

  func end(expected: String) -> JSONError {
    JSONError(.unexpectedEnd(expected: expected), at: count, in: bytes)
  }

  /// Returns the error for something unexpected at the offset: the end of the text, bytes that are
  /// not UTF-8, or the character found there.
  @inline(never)
  func unexpected(expected: String) -> JSONError {
    guard offset < count else { return end(expected: expected) }
    let byte = base[offset]
    if byte >= 0x80 {
      let length = utf8Length(at: offset)
      guard length > 0 else { return error(.invalidUTF8) }
      if ByteOrderMark.starts(UnsafeBufferPointer(rebasing: bytes[offset...])) {
        return error(.unexpected(found: "a byte order mark", expected: expected))
      }
      let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      let unseen = text.unicodeScalars.first.flatMap {
        UnseenCharacter.contains($0) ? UnseenCharacter.name(of: $0) : nil
      }
      return error(.unexpected(found: unseen ?? "\"\(text)\"", expected: expected))
    }
    let found =
      switch byte {
      case 0x0A: "a line break"
      case 0x0D: "a carriage return"
      case 0x09: "a tab"
      case 0..<0x20, 0x7F: "the control character 0x" + String(byte, radix: 16)
      case UInt8(ascii: "\""): "a quote"
      default: "\"\(Character(Unicode.Scalar(byte)))\""
      }
    return error(.unexpected(found: found, expected: expected))
  }
}
