/// An automaton's table for two characters at a time, which halves the chain of dependent steps.
///
/// A step of an automaton waits for the step before it, which takes most of its time. The columns
/// of two characters can be found meanwhile.
struct PairTable {
  /// The greatest size of a table, in entries.
  private static let maximumEntries = 16_384

  /// The start of the columns of each byte's class, as the first of a pair.
  let columns: [UInt16]
  /// The start of the next row for each row and pair of classes. The end of the text counts as the
  /// last class. The dead row comes first, then the accepting one.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// The start of the first row to enter.
  let start: Int

  /// Creates the table of pairs; nil if it would grow too large.
  init?(_ table: AutomatonTable) {
    let classCount = table.rowLength
    let rowLength = classCount * classCount
    guard rowLength * table.rowCount <= Self.maximumEntries else { return nil }
    let end = classCount - 1
    // The table of single characters, with the starts of rows in this table.
    let starts = (0..<table.rowCount).map { UInt16($0 * rowLength) }
    let targets = table.transitions.map { starts[Int($0) / classCount] }
    transitions = targets.withUnsafeBufferPointer { targets in
      [UInt16](unsafeUninitializedCapacity: rowLength * table.rowCount) { buffer, count in
        // In bounds: each of the rows gets as many targets as it has pairs of classes.
        for row in 0..<table.rowCount {
          for place in row * classCount..<row * classCount + end {
            let next = Int(table.transitions[place])
            let copied = UnsafeBufferPointer(rebasing: targets[next..<next + classCount])
            _ = buffer[count..<count + classCount].initialize(fromContentsOf: copied)
            count += classCount
          }
          // Nothing after the end of the text can change the outcome.
          let outcome = targets[row * classCount + end]
          buffer[count..<count + classCount].initialize(repeating: outcome)
          count += classCount
        }
      }
    }
    columns = table.classes.map { UInt16($0) * UInt16(truncatingIfNeeded: classCount) }
    self.rowLength = rowLength
    start = table.start / classCount * rowLength
  }
}
