/// The distinct rows of the determinization of a search, and the row under construction.
///
/// A row is a list of states in the order of preference, with a note: the kind of the character
/// read last, and whether a match ended before it.
struct StateListTable {
  /// The lists, one after the other, each after its note.
  private var storage: [Int32] = []
  private var starts: [Int] = [0]
  /// The last list that holds each state.
  private var visits: [Int]
  private var generation = 1
  /// The rows by their hash, or -1; its size is a power of two.
  private var index = [Int32](repeating: -1, count: 256)

  init(stateCount: Int) { visits = [Int](repeating: 0, count: stateCount) }

  /// The number of rows.
  var count: Int { starts.count - 1 }

  // MARK: The row under construction

  mutating func begin(isMatch: Bool, neighbour: Int) {
    storage.removeSubrange(starts[count]...)
    storage.append(Int32(truncatingIfNeeded: neighbour << 1 | (isMatch ? 1 : 0)))
    generation += 1
  }

  /// Adds a state at the end unless the list has it.
  mutating func append(_ state: Int) {
    guard visits[state] != generation else { return }
    visits[state] = generation
    storage.append(Int32(truncatingIfNeeded: state))
  }

  /// Sorts the list, if the order of states does not matter.
  mutating func sort() { storage[(starts[count] + 1)...].sort() }

  /// Whether the list has no states.
  var isEmpty: Bool { storage.count == starts[count] + 1 }

  /// Returns the row of the list, and adds it if it is new.
  mutating func place() -> Int {
    var slot = hash(starts[count]..<storage.count) & (index.count - 1)
    while index[slot] >= 0 {
      let row = Int(index[slot])
      if storage[range(row)] == storage[starts[count]...] { return row }
      slot = (slot + 1) & (index.count - 1)
    }
    index[slot] = Int32(truncatingIfNeeded: count)
    starts.append(storage.count)
    if count * 2 > index.count { grow() }
    return count - 1
  }

  // MARK: The rows

  /// Returns whether a match ended before the character read last.
  func isMatch(_ row: Int) -> Bool { storage[starts[row]] & 1 != 0 }

  /// Returns the kind of the character read last.
  func neighbour(_ row: Int) -> Int { Int(storage[starts[row]] >> 1) }

  /// Returns the states of a row.
  func states(of row: Int) -> [Int] { storage[range(row).dropFirst()].map { Int($0) } }

  private func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  private func hash(_ range: Range<Int>) -> Int {
    var hash: UInt64 = 0
    for number in storage[range] {
      hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }

  private mutating func grow() {
    index = [Int32](repeating: -1, count: index.count * 2)
    for row in 0..<count {
      var slot = hash(range(row)) & (index.count - 1)
      while index[slot] >= 0 { slot = (slot + 1) & (index.count - 1) }
      index[slot] = Int32(truncatingIfNeeded: row)
    }
  }
}
