/// The distinct sets of states of a determinization, and the set under construction.
///
/// Each set has a note: the parts that have ended, and the kind of the character before.
struct StateSetTable {
  /// The number of words of a set, without its note.
  private let words: Int
  /// The sets in a row. The first two are the dead and the accepting row, which are outcomes
  /// instead of sets.
  private var sets: [UInt64]
  /// The set under construction.
  private var current: [UInt64]
  /// The places of sets by their hash, or -1; its size is a power of two.
  private var index: [Int32]
  /// The number of rows.
  private(set) var count = 2

  init(stateCount: Int) {
    words = (stateCount + 63) / 64
    sets = [UInt64](repeating: 0, count: 2 * (words + 1))
    current = [UInt64](repeating: 0, count: words + 1)
    index = [Int32](repeating: -1, count: 256)
  }

  // MARK: The set under construction

  mutating func clear() {
    for word in 0...words { current[word] = 0 }
  }

  mutating func insert(_ state: Int) { current[state >> 6] |= 1 << UInt64(state & 63) }

  mutating func remove(_ mask: [UInt64]) {
    for word in 0..<words { current[word] &= ~mask[word] }
  }

  func holdsAny(of mask: [UInt64]) -> Bool {
    for word in 0..<words where current[word] & mask[word] != 0 { return true }
    return false
  }

  mutating func setNote(ended: UInt64, before: Int) {
    current[words] = ended | UInt64(before) << 32
  }

  /// Returns the row of the set, and adds it if it is new.
  mutating func place() -> Int {
    var slot = hash(of: current, at: 0) & (index.count - 1)
    while index[slot] >= 0 {
      let row = Int(index[slot])
      if isCurrent(row) { return row }
      slot = (slot + 1) & (index.count - 1)
    }
    index[slot] = Int32(truncatingIfNeeded: count)
    sets.append(contentsOf: current)
    count += 1
    if count * 2 > index.count { grow() }
    return count - 1
  }

  // MARK: The rows

  /// Returns the parts that have ended when the row is entered.
  func ended(_ row: Int) -> UInt64 { note(row) & 0xFFFF_FFFF }

  /// Returns the kind of the character before.
  func before(_ row: Int) -> Int { Int(note(row) >> 32) }

  private func note(_ row: Int) -> UInt64 { sets[row * (words + 1) + words] }

  /// Replaces the elements of `states` by the states of a row, ascending.
  func getStates(of row: Int, _ states: inout [Int]) {
    states.removeAll(keepingCapacity: true)
    let first = row * (words + 1)
    for word in 0..<words {
      var bits = sets[first + word]
      while bits != 0 {
        states.append(word &<< 6 &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  private func isCurrent(_ row: Int) -> Bool {
    let base = row * (words + 1)
    for word in 0...words where sets[base + word] != current[word] { return false }
    return true
  }

  private func hash(of source: [UInt64], at base: Int) -> Int {
    var hash: UInt64 = 0
    for word in base...base + words {
      hash = (hash ^ source[word]) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }

  private mutating func grow() {
    index = [Int32](repeating: -1, count: index.count * 2)
    for row in 2..<count {
      var slot = hash(of: sets, at: row * (words + 1)) & (index.count - 1)
      while index[slot] >= 0 { slot = (slot + 1) & (index.count - 1) }
      index[slot] = Int32(truncatingIfNeeded: row)
    }
  }
}
