internal import SourceJSON

/// The source line that a finding is about, and the range to mark in it.
public struct SourceExcerpt: Sendable, Hashable {
  /// The printable line, or the part of a long line around the mark.
  public var text: String {
    get { String(decoding: line, as: UTF8.self) }
    set { line = Array(newValue.utf8) }
  }
  /// The text as UTF-8.
  private(set) var line: [UInt8]
  /// The number of terminal columns before the mark.
  public var padding: Int
  /// The number of marked terminal columns, at least one.
  public var width: Int

  /// The number of bytes of a long line that are shown before the mark's start, and after it.
  private static let before = 48
  private static let after = 72

  /// - Parameters:
  ///   - bytes: The payload's text.
  ///   - mark: The range to mark.
  ///   - line: The range of the line.
  ///   - buffer: Memory to reuse.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, mark: Range<Int>, line: Range<Int>,
    buffer: inout ByteBuffer
  ) {
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
    func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[range])
    }
    buffer.removeAll()
    if isCutBefore { buffer.append(literal: "…") }
    padding =
      (isCutBefore ? 1 : 0) + buffer.append(printable: part(start..<markStart), spacesTabs: true)
    width = max(buffer.append(printable: part(markStart..<markEnd), spacesTabs: true), 1)
    buffer.append(printable: part(markEnd..<end), spacesTabs: true)
    if isCutAfter { buffer.append(literal: "…") }
    self.line = Array(buffer.bytes)
  }

  /// The excerpt of a string on one line, such as a pattern.
  ///
  /// - Parameters:
  ///   - source: The string.
  ///   - mark: The range to mark, in UTF-16 code units. The end of the string can be marked too.
  package init(_ source: String, mark: Range<Int>) {
    // Inside a character of two units, the character starts.
    func byte(_ offset: Int) -> Int {
      var (units, bytes) = (0, 0)
      for scalar in source.unicodeScalars {
        units += UTF16.width(scalar)
        if units > offset { break }
        bytes += String(scalar).utf8.count
      }
      return bytes
    }
    let bytes = Array(source.utf8)
    let range = byte(mark.lowerBound)..<max(byte(mark.lowerBound), byte(mark.upperBound))
    var buffer = ByteBuffer()
    self = bytes.withUnsafeBufferPointer {
      Self($0, mark: range, line: 0..<bytes.count, buffer: &buffer)
    }
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
  /// A tab becomes one space, which keeps the mark below it aligned. Other characters that can't be seen are escaped,
  /// and bytes that are not UTF-8 become U+FFFD.
  static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var buffer = ByteBuffer()
    buffer.append(printable: UnsafeBufferPointer(rebasing: bytes), spacesTabs: true)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
