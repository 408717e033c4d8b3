/// The sets of characters for each position of a pattern whose matches mostly have one length, such
/// as a UUID's. A text of that length with every character in the set of its position is a match.
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

  /// Creates the sets of a table; nil if it has no such matches, or too many different sets.
  init?(_ table: AutomatonTable) {
    var chain = PositionChain(table, limit: Self.maximumWork)
    guard let sets = chain.sets(atMost: Self.lengths.upperBound),
      sets.count >= Self.lengths.lowerBound
    else { return nil }
    var kinds: [[Bool]] = []
    var positions: [UInt8] = []
    for set in sets {
      let kind = kinds.firstIndex(of: set) ?? kinds.count
      if kind == kinds.count { kinds.append(set) }
      guard kind < UInt8.bitWidth else { return nil }
      positions.append(1 << UInt8(kind))
    }
    self.positions = positions
    holders = (0..<256).map { byte in
      guard byte < 0x80 else { return 0 }
      let place = Int(table.classes[byte])
      return kinds.indices.reduce(0) { $0 | (kinds[$1][place] ? 1 << UInt8($1) : 0) }
    }
  }
}

/// The widest path through an automaton, from the first row to an end.
private struct PositionChain {
  private let table: AutomatonTable
  private let limit: Int
  private let sizes: [Int]
  private var work = 0

  init(_ table: AutomatonTable, limit: Int) {
    self.table = table
    self.limit = limit
    var sizes = [Int](repeating: 0, count: table.rowLength - 1)
    for byte in 0..<0x80 { sizes[Int(table.classes[byte])] += 1 }
    self.sizes = sizes
  }

  /// Returns whether each class is allowed at each position; nil if the path has no end, or
  /// continues after it.
  mutating func sets(atMost limit: Int) -> [[Bool]]? {
    var sets: [[Bool]] = []
    var row = table.start
    while let next = widest(from: row) {
      // An accepting row leads back to itself for any longer text.
      guard next != table.rowLength, sets.count < limit else { return nil }
      var set: [Bool] = []
      for place in sizes.indices {
        guard let holds = accepts(target(row, place), whatever: next) else { return nil }
        set.append(holds)
      }
      sets.append(set)
      row = next
    }
    return target(row, sizes.count) == table.rowLength ? sets : nil
  }

  private func target(_ row: Int, _ place: Int) -> Int { Int(table.transitions[row + place]) }

  /// Returns the row that most characters lead to, except the dead one.
  private func widest(from row: Int) -> Int? {
    var widest: (row: Int, size: Int)?
    for place in sizes.indices where target(row, place) != 0 {
      let next = target(row, place)
      var size = 0
      for place in sizes.indices where target(row, place) == next { size += sizes[place] }
      if size > widest?.size ?? 0 { widest = (next, size) }
    }
    return widest?.row
  }

  /// Returns whether a row accepts every remainder of a text that the other one accepts; nil if
  /// that takes too long.
  private mutating func accepts(_ row: Int, whatever other: Int) -> Bool? {
    if row == other { return true }
    // Compares rows by the rows that each class leads to, and each pair only once.
    var met: Set<UInt32> = []
    var open = [(row, other)]
    while let (row, other) = open.popLast() {
      if row == 0 { return false }
      guard met.insert(UInt32(row) << 16 | UInt32(other)).inserted else { continue }
      work += 1
      if work > limit { return nil }
      if target(other, sizes.count) != 0, target(row, sizes.count) == 0 { return false }
      var last = (0, 0)
      for place in sizes.indices {
        let pair = (target(row, place), target(other, place))
        guard pair.0 != pair.1, pair.1 != 0, pair != last else { continue }
        open.append(pair)
        last = pair
      }
    }
    return true
  }
}
