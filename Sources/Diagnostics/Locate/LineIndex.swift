/// Finds the line and column of byte offsets in a text.
///
/// Columns count UTF-16 code units, as editors and SARIF do. It points into the text and must not outlive it.
public struct LineIndex {
  /// Where a byte stands, both counted from 1; the column counts UTF-16 code units.
  public struct Position: Sendable, Hashable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of each line's first byte.
  private let starts: [Int]
  /// The UTF-16 code units before each block of bytes but the first, so that a column of a long line is found
  /// without counting from the line's start.
  private let unitsBefore: [Int]
  private static let blockSize = 64

  /// Indexes a text; lines end at LF.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.bytes = bytes
    self.starts = starts
    var units = 0
    unitsBefore = (0..<bytes.count / Self.blockSize).map { block in
      let start = block * Self.blockSize
      units += Self.utf16Count(bytes, from: start, to: start + Self.blockSize)
      return units
    }
  }

  /// The position of a byte offset; beyond the text it is that of the text's end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = min(self.start(ofLine: line), offset)
    return Position(line: line + 1, column: units(before: offset) - units(before: start) + 1)
  }

  /// The UTF-16 code units before a byte offset.
  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return (block > 0 ? unitsBefore[block - 1] : 0)
      + Self.utf16Count(bytes, from: block * Self.blockSize, to: offset)
  }

  /// The bytes of the line that an offset stands in, without its line feed.
  func bounds(ofLineAt offset: Int) -> Range<Int> {
    let line = line(of: min(max(offset, 0), bytes.count))
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    return start(ofLine: line)..<end
  }

  /// The offset of a line's first character. A byte order mark is none: editors don't show it, and SARIF
  /// does not count it.
  private func start(ofLine line: Int) -> Int {
    line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
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

  /// How many UTF-16 code units these bytes stand for: one for each byte that starts a character, and a
  /// second one for a character beyond U+FFFF.
  private static func utf16Count(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var count = 0
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      offset += 1
    }
    return count
  }
}
