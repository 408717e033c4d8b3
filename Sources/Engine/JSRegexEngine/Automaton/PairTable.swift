/// An automaton's table for two characters at a time, of half as many steps that wait for one another.
///
/// A step of an automaton waits for the step before it, which is most of what a step takes; the columns of
/// two characters can be found meanwhile.
struct PairTable {
  /// The largest table, in entries.
  private static let maximumEntries = 16_384

  /// For each byte where the columns of its class start, as the first of a pair.
  let columns: [UInt16]
  /// For each row and pair of classes where the row starts that both lead to. The end of the text counts as
  /// a class, the last one. The dead row comes first, then the accepting one.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// Where the first row to be entered starts.
  let start: Int

  /// Creates the table of pairs; nil if it would grow too large.
  init?(_ table: AutomatonTable) {
    let classCount = table.rowLength
    let rowLength = classCount * classCount
    guard rowLength * table.rowCount <= Self.maximumEntries else { return nil }
    let end = classCount - 1
    // The single characters' table with its rows where they will start.
    let starts = (0..<table.rowCount).map { UInt16($0 * rowLength) }
    let targets = table.transitions.map { starts[Int($0) / classCount] }
    var transitions: [UInt16] = []
    transitions.reserveCapacity(rowLength * table.rowCount)
    for row in 0..<table.rowCount {
      for place in row * classCount..<row * classCount + end {
        let next = Int(table.transitions[place])
        transitions += targets[next..<next + classCount]
      }
      // Behind the end of the text comes nothing that could change what has been decided there.
      transitions += repeatElement(targets[row * classCount + end], count: classCount)
    }
    columns = table.classes.map { UInt16($0) * UInt16(truncatingIfNeeded: classCount) }
    self.transitions = transitions
    self.rowLength = rowLength
    start = table.start / classCount * rowLength
  }
}
