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
  private let hasMark: Bool
  /// Whether a CR without an LF behind it ends a line, and there is one.
  private let hasLoneReturns: Bool
  /// The number of line ends.
  private let endCount: Int
  /// The counts before each block; empty for text of one block.
  ///
  /// Neither many lines nor a position far into a long line take more than a block.
  private let before: [Before]

  /// Counts of the text before a position.
  private struct Before {
    /// The number of line ends.
    var ends = 0
    /// The number of UTF-16 code units.
    var units = 0
  }

  /// The length of a block, in bytes.
  private static let block = 1024

  /// Indexes a text, in UTF-8; lines end at LF.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, ends: .lineFeed) }

  /// Indexes the lines of UTF-8.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, ends: LineEnds) {
    self.bytes = bytes
    let hasLoneReturns = ends == .any && Self.hasLoneReturn(bytes)
    self.hasLoneReturns = hasLoneReturns
    hasMark = bytes.first == 0xEF && ByteOrderMark.starts(bytes)
    guard bytes.count > Self.block else {
      before = []
      endCount = Self.endCount(bytes, 0..<bytes.count, hasLoneReturns)
      return
    }
    var before: [Before] = []
    before.reserveCapacity(bytes.count / Self.block + 1)
    var next = Before()
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      before.append(next)
      let range = start..<min(start + Self.block, bytes.count)
      next.ends += Self.endCount(bytes, range, hasLoneReturns)
      next.units += Self.utf16Count(bytes, range)
    }
    if bytes.count % Self.block == 0 { before.append(next) }
    self.before = before
    endCount = next.ends
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
    let end = line < endCount ? self.start(ofLine: line + 1) - 1 : bytes.count
    return start(ofLine: line)..<end
  }

  /// Returns the offset of a line's first character.
  ///
  /// A byte order mark is not a character: editors don't show it, and SARIF does not count it.
  private func start(ofLine line: Int) -> Int {
    guard line > 0 else { return hasMark ? ByteOrderMark.length : 0 }
    let block = block(ofEnd: line)
    var left = line - (before.isEmpty ? 0 : before[block].ends)
    var place = block * Self.block
    while let end = firstEnd(from: place) {
      place = end + 1
      left -= 1
      if left == 0 { break }
    }
    return place
  }

  /// Returns the block that a line end is in.
  ///
  /// - Parameter number: The number of the line end, from 1.
  private func block(ofEnd number: Int) -> Int {
    var low = 0
    var high = before.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if before[middle].ends < number { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of the line that holds an offset, from 0.
  ///
  /// - Parameter offset: An offset of the text, or its end.
  func line(of offset: Int) -> Int {
    if endCount == 0 { return 0 }
    guard !before.isEmpty else { return Self.endCount(bytes, 0..<offset, hasLoneReturns) }
    let block = offset / Self.block
    return before[block].ends
      + Self.endCount(bytes, block * Self.block..<offset, hasLoneReturns)
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
    guard !before.isEmpty else { return Self.utf16Count(bytes, 0..<offset) }
    let block = offset / Self.block
    return before[block].units + Self.utf16Count(bytes, block * Self.block..<offset)
  }

  /// Returns the number of UTF-16 code units that a range of UTF-8 bytes encodes.
  private static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    // In bounds: callers clamp both ends to the text.
    return compass_utf16_count(base, range.lowerBound, range.upperBound)
  }

  /// Returns the number of line ends in a range of the text. The LF of CR LF ends the line.
  private static func endCount(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hasLoneReturns: Bool
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    if hasLoneReturns { return range.count { isEnd(at: $0, in: bytes) } }
    // In bounds: callers clamp both ends to the text.
    return compass_line_feed_count(base, range.lowerBound, range.upperBound)
  }

  /// Returns the offset of the last byte of the first line end from an offset of the text on; nil without one.
  private func firstEnd(from offset: Int) -> Int? {
    if hasLoneReturns {
      return (offset..<bytes.count).first { Self.isEnd(at: $0, in: bytes) }
    }
    return Self.first(0x0A, in: bytes, from: offset)
  }

  /// Returns whether a byte is an LF, or a CR without an LF behind it.
  private static func isEnd(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[offset] != 0x0D { return bytes[offset] == 0x0A }
    return offset + 1 == bytes.count || bytes[offset + 1] != 0x0A
  }

  private static func hasLoneReturn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while let found = first(0x0D, in: bytes, from: place) {
      if isEnd(at: found, in: bytes) { return true }
      place = found + 1
    }
    return false
  }

  /// Returns the offset of the first such byte from an offset of the text on; nil without one.
  private static func first(
    _ byte: Int32, in bytes: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
    // In bounds: the offset is before the end.
    return memchr(base + offset, byte, bytes.count - offset).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }
}
