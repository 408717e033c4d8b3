/// The rows that `SearchDeterminization` builds, in any order.
struct SearchRows {
  /// The next row for each row and class, and for the edge of the text; -1 if there is none.
  let transitions: [Int32]
  let classCount: Int
  /// Whether a match ended before the character that led to each row.
  let isMatch: [Bool]
  /// The first row to enter, for each class of the neighbour outside of the search, and for the
  /// edge of the text.
  let starts: [Int]

  /// Returns the rows after a row, for each class and for the edge of the text.
  func successors(of row: Int) -> ArraySlice<Int32> {
    transitions[row * (classCount + 1)..<(row + 1) * (classCount + 1)]
  }

  /// Whether each row can lead to one that notes a match.
  var isOpen: [Bool] {
    var sources = [[Int32]](repeating: [], count: isMatch.count)
    for row in isMatch.indices {
      for next in successors(of: row) where next >= 0 {
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

/// The table of one direction of a search.
struct SearchTable {
  /// The rows: for each class, and for the edge of the text, the start of the next row, then the
  /// row's scan.
  ///
  /// The first row means that there is no further match. The rows after it note a match that ended
  /// before the character read last; then come other rows with a scan.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// The starts of the first row that notes no match and of the first row without a scan, other
  /// than the first one.
  let firstUnmatched: Int
  let firstPlain: Int
  /// The start of the first row to enter, for each class of the neighbour outside of the search,
  /// and for the edge of the text.
  let starts: [UInt16]
  /// The scans, from number 1 on.
  let scans: RowScans

  /// Creates a table of rows; nil if it would be too large.
  ///
  /// `prefix` is a scan for the starts of matches.
  init?(_ rows: SearchRows, classes: CharacterClasses, prefix: ScanPlan?, usesScans: Bool) {
    let isOpen = rows.isOpen
    let live = isOpen.indices.filter { isOpen[$0] }
    let scans = RowScans(
      rows, isOpen: isOpen, classes: classes, prefix: prefix, isUseful: usesScans)
    let order =
      live.filter { rows.isMatch[$0] }
      + live.filter { !rows.isMatch[$0] && scans.numbers[$0] > 0 }
      + live.filter { !rows.isMatch[$0] && scans.numbers[$0] == 0 }
    let rowLength = rows.classCount + 2
    guard (order.count + 1) * rowLength <= 1 << 16 else { return nil }
    var places = [UInt16](repeating: 0, count: rows.isMatch.count)
    for (place, row) in order.enumerated() { places[row] = UInt16((place + 1) * rowLength) }
    var transitions = [UInt16](repeating: 0, count: rowLength)
    transitions.reserveCapacity((order.count + 1) * rowLength)
    for row in order {
      for next in rows.successors(of: row) { transitions.append(next < 0 ? 0 : places[Int(next)]) }
      transitions.append(UInt16(scans.numbers[row]))
    }
    self.transitions = transitions
    self.rowLength = rowLength
    let matchCount = live.count { rows.isMatch[$0] }
    firstUnmatched = (matchCount + 1) * rowLength
    firstPlain =
      (matchCount + 1 + live.count { !rows.isMatch[$0] && scans.numbers[$0] > 0 }) * rowLength
    starts = rows.starts.map { places[$0] }
    self.scans = scans
  }
}
