/// The line of the source that a finding is about, with what to mark in it.
public struct SourceExcerpt: Sendable, Hashable {
  /// The line, or the part of a long one around the mark, fit to be printed.
  public var text: String
  /// How many columns of a terminal stand before the mark.
  public var padding: Int
  /// How many columns of a terminal are marked, at least one.
  public var width: Int

  /// How many bytes of a long line are shown before the mark, and how many from its start on.
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

  /// The first offset from a place on that does not stand inside a character.
  private static func boundary(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>, notAbove limit: Int
  ) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Bytes as text of one line: a tab is one space, so that a mark below it stands right, other control
  /// characters are escaped, and what is not UTF-8 becomes U+FFFD.
  static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(0x09) else { return PrintableText.oneLine(text) }
    return PrintableText.oneLine(String(text.map { $0 == "\t" ? " " : $0 }))
  }
}
