import PayloadFormats
import SourceJSON

/// Finds where chunks of a CSV file end: behind a row, with the separator that the file's first line may name.
struct RowCutter: Sendable {
  private let format: PayloadFormat
  private let choice: CSVChoice
  /// Nil until the start of the file is known.
  private var ends: CSVRowEnds?

  init(_ format: PayloadFormat, _ choice: CSVChoice) {
    self.format = format
    self.choice = choice
  }

  /// Whether the start of the file is known.
  var hasBegun: Bool { ends != nil }

  /// Whether the row that is not complete is a comment.
  var isInComment: Bool { ends?.isInComment == true }

  /// Returns the offset behind the last complete row in the first bytes; nil if there is no other than before.
  mutating func last(in storage: UnsafeMutableRawBufferPointer, count: Int) -> Int? {
    let bytes = Self.bytes(storage, count)
    if ends == nil {
      guard count >= RowHeader.longestStart || bytes.contains(0x0A) else { return nil }
      begin(bytes)
    }
    return ends?.last(in: bytes)
  }

  /// Returns the offset behind the row that is not complete; nil if it does not end in the first bytes.
  mutating func next(in storage: UnsafeMutableRawBufferPointer, count: Int) -> Int? {
    ends?.next(in: Self.bytes(storage, count))
  }

  /// Forgets the first bytes, which go to a chunk.
  mutating func removeFirst(_ count: Int, of storage: UnsafeMutableRawBufferPointer) {
    ends?.removeFirst(count, of: Self.bytes(storage, count))
  }

  private mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>) {
    let mark = ByteOrderMark.starts(bytes) ? ByteOrderMark.length : 0
    let line = SeparatorLine(UnsafeBufferPointer(rebasing: bytes[mark...]))
    // The reader of the header reports a fault of the line.
    let dialect =
      (try? CSVDialect(of: format, choice, line)) ?? CSVDialect(separator: UInt8(ascii: ","))
    ends = CSVRowEnds(dialect, start: mark + (line?.length ?? 0))
  }

  private static func bytes(
    _ storage: UnsafeMutableRawBufferPointer, _ count: Int
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage[..<count].bindMemory(to: UInt8.self)[...])
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Returns the number of line feeds in a range of the bytes, which must be within them.
  func lineFeedCount(in range: Range<Int>) -> Int {
    UnsafeRawBufferPointer(rebasing: self[range]).lineFeedCount
  }
}

extension UnsafeRawBufferPointer {
  /// The number of line feeds.
  var lineFeedCount: Int {
    var count = 0
    for byte in self { count &+= byte == 0x0A ? 1 : 0 }
    return count
  }
}
