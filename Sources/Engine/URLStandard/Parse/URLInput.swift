import JSPrimitives

/// Preparation of the text of a URL: trims surrounding white space, removes tabs and newlines, and
/// replaces lone surrogates by U+FFFD.
///
/// URL Standard, the first steps of the basic URL parser
/// (<https://url.spec.whatwg.org/#concept-basic-url-parser>); the replacement is Web IDL's
/// conversion to a scalar value string.
enum URLInput {
  /// Calls `body` with the cleaned bytes, which are copied only if there is something to remove.
  @inline(__always)
  static func withCleanBytes<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let trimmed = UnsafeBufferPointer(rebasing: bytes[trimmedRange(of: bytes)])
    guard needsCopy(trimmed) else { return body(trimmed) }
    return cleanCopy(of: trimmed).withUnsafeBufferPointer(body)
  }

  /// Returns the range without leading and trailing C0 controls and spaces.
  private static func trimmedRange(of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] <= 0x20 { start &+= 1 }
    while end > start, bytes[end &- 1] <= 0x20 { end &-= 1 }
    return start..<end
  }

  /// Returns whether the bytes may contain a tab, a newline or a lone surrogate (lead byte 0xED).
  private static func needsCopy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without an early exit the compiler vectorizes the loop.
    var suspects: UInt8 = 0
    for byte in bytes {
      suspects |= byte &- 0x09 < 5 ? 1 : 0
      suspects |= byte == 0xED ? 1 : 0
    }
    return suspects != 0
  }

  private static func cleanCopy(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    WTF8.replacingLoneSurrogates(bytes.filter { !isTabOrNewline($0) })
  }

  private static func isTabOrNewline(_ byte: UInt8) -> Bool {
    byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
