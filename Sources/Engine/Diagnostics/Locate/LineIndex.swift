internal import SourceJSON

/// Finds the line and column of byte offsets in a text.
///
/// Columns count UTF-16 code units, as editors and SARIF do. It points into the text and must not outlive it.
public struct LineIndex {
  /// The position of a byte.
  public struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in UTF-16 code units.
    public var column: Int

    /// A position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of each line's first byte.
  private let starts: [Int]
  private let hasMark: Bool
  /// The number of UTF-16 code units before each block; empty for a text of one block.
  ///
  /// A position far into a long line is counted from its block, not from the line's start.
  private let unitsBefore: [Int]

  /// The length of a block, in bytes.
  private static let block = 1024

  /// Indexes a text, in UTF-8; lines end at LF.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
    self.bytes = bytes
    self.starts = starts
    unitsBefore = Self.unitsBefore(blocksOf: bytes)
    hasMark = ByteOrderMark.starts(bytes)
  }

  /// Returns the position of a byte offset; beyond the text, the position of the text's end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = min(self.start(ofLine: line), offset)
    return Position(line: line + 1, column: units(before: offset) - units(before: start) + 1)
  }

  /// Returns the byte range of the line that holds an offset, without its line feed.
  func bounds(ofLineAt offset: Int) -> Range<Int> {
    let line = line(of: min(max(offset, 0), bytes.count))
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    return start(ofLine: line)..<end
  }

  /// Returns the offset of a line's first character.
  ///
  /// A byte order mark is not a character: editors don't show it, and SARIF does not count it.
  private func start(ofLine line: Int) -> Int {
    line == 0 && hasMark ? 3 : starts[line]
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of UTF-16 code units before an offset.
  private func units(before offset: Int) -> Int {
    guard !unitsBefore.isEmpty else {
      return Self.utf16Count(UnsafeBufferPointer(rebasing: bytes[..<offset]))
    }
    let block = offset / Self.block
    return unitsBefore[block]
      + Self.utf16Count(UnsafeBufferPointer(rebasing: bytes[block * Self.block..<offset]))
  }

  private static func unitsBefore(blocksOf bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard bytes.count > block else { return [] }
    var counts = [0]
    var start = 0
    while start + block <= bytes.count {
      let units = utf16Count(UnsafeBufferPointer(rebasing: bytes[start..<start + block]))
      counts.append(counts[counts.count - 1] + units)
      start += block
    }
    return counts
  }

  /// Returns the number of UTF-16 code units that UTF-8 bytes encode.
  ///
  /// Each byte that starts a character counts one, and one more if the character is beyond U+FFFF.
  private static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes {
      count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
    }
    return count
  }
}
