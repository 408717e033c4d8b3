/// The sets of characters for each position of a pattern whose matches mostly have one length, such as a UUID's, or
/// one of several, such as a name's of up to 30 letters. A text of such a length with every character in the set of its
/// position is a match.
///
/// The sets can be tested in any order, while the steps of an automaton wait for one another. They
/// never prove that there is no match: another text may still be one of the pattern's other
/// matches.
struct PositionSets {
  /// The lengths for which the sets are worthwhile, in characters.
  private static let lengths = 8...64
  /// The greatest number of pairs of rows to compare.
  private static let maximumWork = 2_000

  /// The sets that contain each byte, as bits.
  let holders: [UInt8]
  /// The bit of each position's set.
  let positions: [UInt8]
  /// The least length of a text that the sets decide; the greatest one is the number of positions.
  let leastLength: Int

  /// Creates the sets of a table; nil if it has no such matches, or too many different sets.
  init?(_ table: AutomatonTable) {
    var chain = PositionChain(table, limit: Self.maximumWork)
    guard let (sets, leastLength) = chain.sets(in: Self.lengths) else { return nil }
    var kinds: [[Bool]] = []
    var positions: [UInt8] = []
    for set in sets {
      let kind = kinds.firstIndex(of: set) ?? kinds.count
      if kind == kinds.count { kinds.append(set) }
      guard kind < UInt8.bitWidth else { return nil }
      positions.append(1 << UInt8(kind))
    }
    self.positions = positions
    self.leastLength = leastLength
    let classHolders = kinds[0].indices.map { place in
      kinds.indices.reduce(UInt8(0)) { $0 | (kinds[$1][place] ? 1 << UInt8($1) : 0) }
    }
    holders = (0..<256).map { $0 < 0x80 ? classHolders[Int(table.classes[$0])] : 0 }
  }
}

/// The widest path through an automaton, from the first row to an end.
private struct PositionChain {
  /// The greatest number of rows of a table, since pairs of them are compared.
  private static let maximumRows = 256

  private let table: AutomatonTable
  private let limit: Int
  private let sizes: [Int]
  private var work = 0
  /// The pairs of rows of which the first accepts whatever the second does, as bits.
  private var accepted: [UInt64]

  init(_ table: AutomatonTable, limit: Int) {
    self.table = table
    self.limit = limit
    var sizes = [Int](repeating: 0, count: table.rowLength - 1)
    for byte in 0..<0x80 { sizes[Int(table.classes[byte])] += 1 }
    self.sizes = sizes
    let rows = min(table.rowCount, Self.maximumRows)
    accepted = [UInt64](repeating: 0, count: (rows * rows + 63) / 64)
  }

  /// Returns whether each class is allowed at each position, and the least length of a text that may end at its place on
  /// the path, as all longer ones may; nil if the path has no end, or continues after it.
  mutating func sets(in lengths: ClosedRange<Int>) -> (sets: [[Bool]], leastLength: Int)? {
    guard table.rowCount <= Self.maximumRows, let rows = path(atMost: lengths.upperBound),
      rows.count > lengths.lowerBound
    else { return nil }
    var sets: [[Bool]] = []
    sets.reserveCapacity(rows.count - 1)
    for (place, next) in rows.enumerated().dropFirst() {
      let row = rows[place - 1]
      var set: [Bool] = []
      set.reserveCapacity(sizes.count)
      for place in sizes.indices {
        guard let holds = accepts(target(row, place), whatever: next) else { return nil }
        set.append(holds)
      }
      sets.append(set)
    }
    var least = sets.count
    while least > 1, mayEnd(rows[least - 1]) { least -= 1 }
    return (sets, least)
  }

  /// Returns whether the text may end in a row.
  private func mayEnd(_ row: Int) -> Bool { target(row, sizes.count) == table.rowLength }

  /// Returns the rows of the path; nil if it has no end, or continues after it.
  private func path(atMost limit: Int) -> [Int]? {
    var rows = [table.start]
    var row = table.start
    while let next = widest(from: row) {
      // An accepting row leads back to itself for any longer text, and a row that comes again has no
      // end.
      guard next != table.rowLength, rows.count <= limit, !rows.contains(next) else { return nil }
      rows.append(next)
      row = next
    }
    return mayEnd(row) ? rows : nil
  }

  @inline(__always)
  private func target(_ row: Int, _ place: Int) -> Int { Int(table.transitions[row + place]) }

  /// Returns the row that most characters lead to, except the dead one.
  private func widest(from row: Int) -> Int? {
    var widest: (row: Int, size: Int)?
    var previous = 0
    for place in sizes.indices {
      let next = target(row, place)
      if next == previous || next == 0 || next == widest?.row { continue }
      previous = next
      var size = 0
      for place in place..<sizes.count where target(row, place) == next { size += sizes[place] }
      if size > widest?.size ?? 0 { widest = (next, size) }
    }
    return widest?.row
  }

  /// Returns whether a row accepts every remainder of a text that the other one accepts; nil if
  /// that takes too long.
  private mutating func accepts(_ row: Int, whatever other: Int) -> Bool? {
    if row == other { return true }
    if row == 0 { return false }
    // Compares rows by the rows that each class leads to, and each pair only once.
    var open = [(row, other)]
    var met: [Int] = []
    while let (row, other) = open.popLast() {
      let pair = row / table.rowLength * table.rowCount + other / table.rowLength
      if accepted[pair >> 6] >> UInt64(pair & 63) & 1 != 0 { continue }
      accepted[pair >> 6] |= 1 << UInt64(pair & 63)
      met.append(pair)
      work += 1
      if work > limit { return nil }
      var isRefused = target(other, sizes.count) != 0 && target(row, sizes.count) == 0
      var last = (0, 0)
      for place in sizes.indices {
        let pair = (target(row, place), target(other, place))
        guard pair.0 != pair.1, pair.1 != 0, pair != last else { continue }
        if pair.0 == 0 { isRefused = true }
        open.append(pair)
        last = pair
      }
      guard isRefused else { continue }
      for pair in met { accepted[pair >> 6] &= ~(1 << UInt64(pair & 63)) }
      return false
    }
    return true
  }
}
