/// An automaton's table for two characters at a time, which halves the chain of dependent steps.
///
/// A step of an automaton waits for the step before it, which takes most of its time. The columns
/// of two characters can be found meanwhile.
struct PairTable {
  /// The greatest size of a table, in entries.
  static let maximumEntries = 16_384

  /// The start of the columns of each byte's class, as the first of a pair.
  let columns: [UInt16]
  /// The start of the next row for each row and pair of classes. The end of the text counts as the
  /// last class. The dead row comes first, then the accepting one.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// The start of the first row to enter.
  let start: Int

  /// The entries that are copied at a time.
  private typealias Block = SIMD8<UInt16>

  /// Creates the table of pairs; nil if it would have more entries than `limit`.
  init?(_ table: AutomatonTable, limit: Int = maximumEntries) {
    let classCount = table.rowLength
    let rowLength = classCount * classCount
    guard rowLength * table.rowCount <= limit else { return nil }
    let end = classCount - 1
    let scale = UInt16(truncatingIfNeeded: classCount)
    // The table of single characters, with the starts of rows in this table.
    let targets =
      table.transitions.map { $0 &* scale } + repeatElement(0, count: Block.scalarCount)
    let size = rowLength * table.rowCount
    transitions = [UInt16](unsafeUninitializedCapacity: size + Block.scalarCount) { buffer, count in
      targets.withUnsafeBufferPointer { targets in
        guard var place = buffer.baseAddress, let targets = targets.baseAddress else { return }
        // In bounds: each row gets as many targets as it has pairs of classes, and a target is the
        // start of a row. A block reads and writes less than its length beyond `classCount` targets,
        // and both arrays have room for a block more. The next targets replace what it wrote there.
        for row in stride(from: 0, to: table.transitions.count, by: classCount) {
          for next in table.transitions[row..<row + end] {
            Self.copy(targets + Int(next), to: place, count: classCount)
            place += classCount
          }
          // Nothing after the end of the text can change the outcome.
          place.update(repeating: targets[row + end], count: classCount)
          place += classCount
        }
        count = size
      }
    }
    columns = table.classes.map { UInt16($0) &* scale }
    self.rowLength = rowLength
    start = table.start * classCount
  }

  /// Copies targets in blocks, so up to a block more of them.
  @inline(__always)
  private static func copy(
    _ targets: UnsafePointer<UInt16>, to place: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    var offset = 0
    while offset < count {
      let block = UnsafeRawPointer(targets + offset).loadUnaligned(as: Block.self)
      UnsafeMutableRawPointer(place + offset).storeBytes(of: block, as: Block.self)
      offset &+= Block.scalarCount
    }
  }
}
