/// The source line that a finding is about, and the range to mark in it.
public struct SourceExcerpt: Sendable, Hashable {
  /// The printable line, or the part of a long line around the mark.
  public var text: String
  /// The number of terminal columns before the mark.
  public var padding: Int
  /// The number of marked terminal columns, at least one.
  public var width: Int

  /// The number of bytes of a long line that are shown before the mark's start, and after it.
  private static let before = 48
  private static let after = 72

  init(_ bytes: UnsafeBufferPointer<UInt8>, mark: Range<Int>, line: Range<Int>) {
    var start = line.lowerBound
    var end = line.upperBound
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    let markStart = min(max(mark.lowerBound, start), end)
    let isCutBefore = markStart - start > Self.before + 8
    if isCutBefore {
      start = Self.boundary(markStart - Self.before, in: bytes, notAbove: markStart)
    }
    let isCutAfter = end - markStart > Self.after + 8
    if isCutAfter { end = Self.boundary(markStart + Self.after, in: bytes, notAbove: end) }
    let markEnd = max(min(mark.upperBound, end), markStart)
    let head = (isCutBefore ? "…" : "") + Self.text(bytes[start..<markStart])
    let marked = Self.text(bytes[markStart..<markEnd])
    text = head + marked + Self.text(bytes[markEnd..<end]) + (isCutAfter ? "…" : "")
    padding = TerminalWidth.columns(of: head)
    width = max(TerminalWidth.columns(of: marked), 1)
  }

  /// Returns the first offset, from `offset` on, that is not inside a character.
  private static func boundary(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>, notAbove limit: Int
  ) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Returns bytes as text of one line.
  ///
  /// A tab becomes one space, which keeps the mark below it aligned. Other control characters are escaped, and
  /// bytes that are not UTF-8 become U+FFFD.
  static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(0x09) else { return PrintableText.oneLine(text) }
    return PrintableText.oneLine(String(text.map { $0 == "\t" ? " " : $0 }))
  }
}
