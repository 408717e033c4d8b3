/// The rendered findings of a report: in memory, and in a temporary file once they become many.
///
/// The reports of several threads wait for their turn, so the findings of a payload with a million issues would otherwise
/// fill the memory.
struct FindingText: Sendable {
  /// The findings behind those in the file.
  private(set) var bytes: [UInt8] = []
  private var spill: SharedSpill?

  /// The number of bytes that are kept in memory.
  static let capacity = 1_048_576

  /// The number of bytes.
  var count: Int { (spill?.count ?? 0) + bytes.count }

  var isEmpty: Bool { count == 0 }

  /// Lets `body` append bytes.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
    guard bytes.count >= Self.capacity else { return }
    if spill == nil { spill = SharedSpill() }
    // Without a file, such as on a full device, they stay in memory.
    guard spill?.write(bytes) == true else { return }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Passes the bytes of a range on, in pieces.
  func read(_ range: Range<Int>, _ body: (ArraySlice<UInt8>) throws(FileError) -> Void)
    throws(FileError)
  {
    let spilled = spill?.count ?? 0
    if let spill, range.lowerBound < spilled {
      try spill.read(range.lowerBound..<min(range.upperBound, spilled), body)
    }
    let start = max(range.lowerBound - spilled, 0)
    let end = range.upperBound - spilled
    if end > start { try body(bytes[start..<end]) }
  }
}

/// The temporary file of a report.
///
/// A report passes from the thread that makes it to the one that prints it, and only one of them has it at a time.
private final class SharedSpill: @unchecked Sendable {
  private let file: TemporaryFile
  /// The number of bytes in the file.
  private(set) var count = 0

  /// Nil if there is no room for a file.
  init?() {
    guard let file = try? TemporaryFile() else { return nil }
    self.file = file
  }

  /// Appends bytes; false if they can't be written.
  func write(_ bytes: [UInt8]) -> Bool {
    guard file.write(bytes, at: count) else { return false }
    count += bytes.count
    return true
  }

  func read(
    _ range: Range<Int>, _ body: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    var position = range.lowerBound
    while position < range.upperBound {
      let piece = try file.read(
        at: position, count: min(range.upperBound - position, TemporaryFile.pieceSize))
      position += piece.count
      try body(piece[...])
    }
  }
}
