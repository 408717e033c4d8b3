/// A hash table of numbers from 0 whose keys lie elsewhere. It takes 6 to 11 bytes a number.
struct NumberTable: Sendable {
  /// The numbers at the positions of their hashes, or after them; -1 in a free slot.
  private var slots = [Int32](repeating: -1, count: 16)
  private var count = 0

  /// Returns the number of a key; nil if no number has the key.
  ///
  /// - Parameters:
  ///   - hash: The hash of the key.
  ///   - matches: Returns whether a number has the key.
  func number(hash: Int, where matches: (Int32) -> Bool) -> Int32? {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if matches(slots[slot]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the next number.
  ///
  /// - Parameter hash: Returns the hash of a number's key.
  mutating func addNext(hash: (Int32) -> Int) {
    if (count + 1) * 4 > slots.count * 3 {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in 0..<Int32(count) { place(number, hash: hash(number)) }
    }
    place(Int32(count), hash: hash(Int32(count)))
    count += 1
  }

  private mutating func place(_ number: Int32, hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }
}
