/// The table of one direction of a search, as built by `SearchDeterminization`.
struct SearchTable {
  /// The rows: for each class, and for the edge of the text, the start of the next row. The first
  /// row means that there is no further match. The rows after it note a match that ended before
  /// the character read last.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// The start of the first row that notes no match, other than the first one.
  let firstPlain: Int
  /// The start of the first row to enter, for each class of the neighbour outside of the search,
  /// and for the edge of the text.
  let starts: [UInt16]

  /// Creates a table from rows in any order, of which those that can't lead to a match become the
  /// first one; nil if it would be too large.
  init?(_ rows: [Int32], rowLength: Int, isMatch: [Bool], starts: [Int]) {
    let isOpen = Self.open(rows, rowLength: rowLength, isMatch: isMatch)
    var order: [Int] = []
    for row in isMatch.indices where isMatch[row] { order.append(row) }
    let matchCount = order.count
    for row in isMatch.indices where isOpen[row] && !isMatch[row] { order.append(row) }
    guard (order.count + 1) * rowLength <= 1 << 16 else { return nil }
    var places = [UInt16](repeating: 0, count: isMatch.count)
    for (place, row) in order.enumerated() { places[row] = UInt16((place + 1) * rowLength) }
    var transitions = [UInt16](repeating: 0, count: rowLength)
    transitions.reserveCapacity((order.count + 1) * rowLength)
    for row in order {
      for next in rows[row * rowLength..<(row + 1) * rowLength] {
        transitions.append(next < 0 ? 0 : places[Int(next)])
      }
    }
    self.transitions = transitions
    self.rowLength = rowLength
    firstPlain = (matchCount + 1) * rowLength
    self.starts = starts.map { places[$0] }
  }

  /// Returns whether each row can lead to one that notes a match.
  private static func open(_ rows: [Int32], rowLength: Int, isMatch: [Bool]) -> [Bool] {
    var sources = [[Int32]](repeating: [], count: isMatch.count)
    for row in isMatch.indices {
      for next in rows[row * rowLength..<(row + 1) * rowLength] where next >= 0 {
        if sources[Int(next)].last != Int32(row) { sources[Int(next)].append(Int32(row)) }
      }
    }
    var isOpen = isMatch
    var pending = isMatch.indices.filter { isMatch[$0] }
    while let row = pending.popLast() {
      for source in sources[row] where !isOpen[Int(source)] {
        isOpen[Int(source)] = true
        pending.append(Int(source))
      }
    }
    return isOpen
  }
}
