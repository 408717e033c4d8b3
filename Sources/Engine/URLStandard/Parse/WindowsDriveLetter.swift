/// The path segments `C:` and `C|`, which survive `..` at the root of a file URL.
///
/// URL Standard, "Windows drive letter" (<https://url.spec.whatwg.org/#windows-drive-letter>).
enum WindowsDriveLetter {
  /// Returns whether the bytes of a range are an ASCII letter followed by `:` or `|`.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    guard range.count == 2 else { return false }
    let second = bytes[range.lowerBound &+ 1]
    return isLetter(bytes[range.lowerBound]) && (second == 0x3A || second == 0x7C)
  }

  /// Returns whether a serialized segment starts with a letter and `:`, the normalized form.
  static func isNormalizedStart(of segment: ArraySlice<UInt8>) -> Bool {
    guard let letter = segment.first, isLetter(letter) else { return false }
    return segment.dropFirst().first == 0x3A
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
