internal import Diagnostics
internal import JSPrimitives
internal import SourceJSON

/// Where a string has blanks that can't be distinguished or seen, or letters of double width.
enum UnusualBlanks {
  case nowhere
  /// Not at its ends, the first of which is a character that can be seen.
  case inside
  case ends

  /// Returns where they are in the scanned bytes between the quotes of a JSON string.
  static func position(in source: UnsafeBufferPointer<UInt8>) -> UnusualBlanks {
    guard let base = source.baseAddress, source.count > 0 else { return .nowhere }
    var isFound = false
    var offset = 0
    while offset < source.count {
      // In bounds: the offset is below the count.
      offset = UnescapedRun.end(in: base, from: offset, to: source.count)
      guard offset < source.count else { break }
      let start = offset
      let (codePoint, length) =
        source[offset] == UInt8(ascii: "\\")
        ? JSONEscapes.unit(ofEscapeAt: offset, in: source) : WTF8.decode(source, at: offset)
      offset += max(length, 1)
      guard BlankCharacter.isUnusual(codePoint) || BlankCharacter.isFullWidth(codePoint) else {
        continue
      }
      isFound = true
      if start == 0 || offset >= source.count { return .ends }
    }
    guard isFound else { return .nowhere }
    return source[0] > 0x20 && source[0] < 0x7F && source[0] != UInt8(ascii: "\\") ? .inside : .ends
  }
}
