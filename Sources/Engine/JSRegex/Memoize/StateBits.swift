/// A set of pairs of a row and a position of the subject, one bit each.
///
/// Small sets are one array. If that would be too large, only the words that hold a bit are stored,
/// in a hash table.
struct StateBits: Sendable {
  /// The words of a row.
  private let stride: Int
  /// The greatest number of words that the set may store.
  private let capacity: Int
  /// All words, row by row; or the values of the hash table.
  private var words: [UInt64]
  /// The places of the words of the hash table, plus 1; 0 for a free slot. Empty without a table.
  private var places: [UInt64] = []
  /// The number of words in the hash table.
  private var count = 0

  /// Creates a set without rows.
  init() { (stride, capacity, words) = (0, 0, []) }

  /// Creates an empty set for positions from 0 to `length`, in at most `bytes` of memory.
  ///
  /// Throws `memoryExceeded` if not even a hash table can hold it.
  init(rows: Int, length: Int, bytes: Int) throws(MatchError) {
    stride = length >> 6 + 1
    capacity = bytes / MemoryLayout<UInt64>.stride
    let (total, overflow) = rows.multipliedReportingOverflow(by: stride)
    guard !overflow, total < 1 << 62 else { throw .memoryExceeded }
    if total <= capacity {
      words = [UInt64](repeating: 0, count: total)
    } else {
      let slots = 1 << 10
      // A slot is two words.
      guard 2 * slots <= capacity else { throw .memoryExceeded }
      words = [UInt64](repeating: 0, count: slots)
      places = words
    }
  }

  /// The memory of the set, in bytes.
  var size: Int { (words.count + places.count) * MemoryLayout<UInt64>.stride }

  /// Returns the word at a place; a word that is not stored has no bit.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    if places.isEmpty { return words[place] }
    let slot = slot(of: place)
    return places[slot] == 0 ? 0 : words[slot]
  }

  @inline(__always)
  func contains(_ row: Int, _ position: Int) -> Bool {
    let place = row &* stride &+ position >> 6
    return word(at: place) >> UInt64(position & 63) & 1 != 0
  }

  /// Adds a pair; returns whether it is new.
  @discardableResult @inline(__always)
  mutating func insert(_ row: Int, _ position: Int) throws(MatchError) -> Bool {
    let place = row &* stride &+ position >> 6
    let bit: UInt64 = 1 << UInt64(position & 63)
    guard word(at: place) & bit == 0 else { return false }
    if places.isEmpty {
      words[place] |= bit
    } else {
      try insert(bit, at: place)
    }
    return true
  }

  mutating func remove(_ row: Int, _ position: Int) {
    let place = row &* stride &+ position >> 6
    let bit: UInt64 = 1 << UInt64(position & 63)
    if places.isEmpty {
      words[place] &= ~bit
    } else {
      words[slot(of: place)] &= ~bit
    }
  }

  /// Returns the last position from `first` to `last` that is not in a row; nil if all are.
  func lastMissing(_ row: Int, from first: Int, through last: Int) -> Int? {
    var position = last
    while position >= first {
      let place = row &* stride &+ position >> 6
      // The positions of the word up to this one, at its upper end.
      let word = ~word(at: place) << UInt64(63 &- position & 63)
      let skipped = word.leadingZeroBitCount
      if skipped <= position & 63 {
        position &-= skipped
        return position >= first ? position : nil
      }
      position = (position >> 6) << 6 &- 1
    }
    return nil
  }

  // MARK: The hash table

  @inline(never)
  private mutating func insert(_ bit: UInt64, at place: Int) throws(MatchError) {
    var slot = slot(of: place)
    if places[slot] == 0 {
      if count &* 2 >= places.count {
        try grow()
        slot = self.slot(of: place)
      }
      places[slot] = UInt64(place) &+ 1
      count &+= 1
    }
    words[slot] |= bit
  }

  /// Returns the slot of a place, or the free slot for it. Half of the slots are free, so there is
  /// one.
  private func slot(of place: Int) -> Int {
    let mask = places.count &- 1
    let key = UInt64(place) &+ 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
    while places[slot] != 0, places[slot] != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() throws(MatchError) {
    // While the new table is filled, the old one still exists.
    guard 6 * places.count <= capacity else { throw .memoryExceeded }
    let (oldPlaces, oldWords) = (places, words)
    places = [UInt64](repeating: 0, count: 2 * oldPlaces.count)
    words = places
    for index in oldPlaces.indices where oldPlaces[index] != 0 {
      let slot = slot(of: Int(oldPlaces[index]) &- 1)
      places[slot] = oldPlaces[index]
      words[slot] = oldWords[index]
    }
  }
}
