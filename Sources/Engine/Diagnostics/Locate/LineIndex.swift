internal import CTextScan
internal import Platform
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

  /// The characters that end a line.
  package enum LineEnds: Sendable {
    /// Only LF, as where each line of a file is a payload.
    case lineFeed
    /// LF, CR LF and a single CR, as editors show a file.
    case any
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte of each line but the first.
  private let laterStarts: [Int]
  private let hasMark: Bool
  /// The number of UTF-16 code units before each block; empty for a text of one block.
  ///
  /// A position far into a long line is counted from its block, not from the line's start.
  private let unitsBefore: [Int]

  /// The length of a block, in bytes.
  private static let block = 1024

  /// Indexes a text, in UTF-8; lines end at LF.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, ends: .lineFeed) }

  /// Indexes the lines of UTF-8.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, ends: LineEnds) {
    self.bytes = bytes
    laterStarts =
      switch ends {
      case .lineFeed: Self.laterStarts(of: bytes)
      case .any: Self.laterStartsAtAnyEnd(of: bytes)
      }
    unitsBefore = Self.unitsBefore(blocksOf: bytes)
    hasMark = bytes.first == 0xEF && ByteOrderMark.starts(bytes)
  }

  private static func laterStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let base = bytes.baseAddress else { return [] }
    var starts: [Int] = []
    var place = UnsafeRawPointer(base)
    let end = place + bytes.count
    // In bounds: a found line feed is before the end, so the place behind it is at most there.
    while place < end, let found = memchr(place, 0x0A, end - place) {
      place = UnsafeRawPointer(found) + 1
      starts.append(place - UnsafeRawPointer(base))
    }
    return starts
  }

  private static func laterStartsAtAnyEnd(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var nextReturn = offset(of: 0x0D, in: bytes, from: 0)
    guard nextReturn < bytes.count else { return laterStarts(of: bytes) }
    var starts: [Int] = []
    var nextFeed = offset(of: 0x0A, in: bytes, from: 0)
    while nextReturn < bytes.count || nextFeed < bytes.count {
      let end = min(nextReturn, nextFeed) + 1
      if nextReturn < nextFeed {
        nextReturn = offset(of: 0x0D, in: bytes, from: end)
        // The line feed of CR LF ends the line.
        if nextFeed == end, end < bytes.count { continue }
      } else {
        nextFeed = offset(of: 0x0A, in: bytes, from: end)
      }
      starts.append(end)
    }
    return starts
  }

  /// Returns the offset of a byte from `start` on; the length of the text if it is not there.
  private static func offset(
    of byte: Int32, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count else { return bytes.count }
    // In bounds: the search starts before the end and has the length of the rest.
    guard let found = memchr(base + start, byte, bytes.count - start) else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the position of a byte offset; beyond the text, the position of the text's end.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = min(self.start(ofLine: line), offset)
    return Position(line: line + 1, column: units(before: offset) - units(before: start) + 1)
  }

  /// Returns the byte range of the line that holds an offset, without the last byte of its end.
  func bounds(ofLineAt offset: Int) -> Range<Int> {
    let line = line(of: min(max(offset, 0), bytes.count))
    let end = line < laterStarts.count ? laterStarts[line] - 1 : bytes.count
    return start(ofLine: line)..<end
  }

  /// Returns the offset of a line's first character.
  ///
  /// A byte order mark is not a character: editors don't show it, and SARIF does not count it.
  private func start(ofLine line: Int) -> Int {
    line == 0 ? (hasMark ? ByteOrderMark.length : 0) : laterStarts[line - 1]
  }

  /// Returns the number of the line that holds an offset, from 0.
  private func line(of offset: Int) -> Int {
    var low = 0
    var high = laterStarts.count
    while low < high {
      let middle = (low + high) / 2
      if laterStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the positions of both ends of a range of the text.
  func positions(of range: Range<Int>) -> (start: Position, end: Position) {
    let start = position(of: range.lowerBound)
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, 0), bytes.count)
    // The units of a short value are counted once more only.
    guard upper - lower <= Self.block, line(of: upper) == start.line - 1,
      lower >= self.start(ofLine: start.line - 1)
    else { return (start, position(of: range.upperBound)) }
    let units = Self.utf16Count(bytes, lower..<upper)
    return (start, Position(line: start.line, column: start.column + units))
  }

  /// Returns the number of UTF-16 code units before an offset.
  func units(before offset: Int) -> Int {
    guard !unitsBefore.isEmpty else { return Self.utf16Count(bytes, 0..<offset) }
    let block = offset / Self.block
    return unitsBefore[block] + Self.utf16Count(bytes, block * Self.block..<offset)
  }

  private static func unitsBefore(blocksOf bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard bytes.count > block else { return [] }
    var counts = [0]
    counts.reserveCapacity(bytes.count / block + 1)
    var start = 0
    while start + block <= bytes.count {
      counts.append(counts[counts.count - 1] + utf16Count(bytes, start..<start + block))
      start += block
    }
    return counts
  }

  /// Returns the number of UTF-16 code units that a range of UTF-8 bytes encodes.
  private static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    // In bounds: callers clamp both ends to the text.
    return compass_utf16_count(base, range.lowerBound, range.upperBound)
  }
}
