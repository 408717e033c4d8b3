/// A partition of all characters into classes that no set of an automaton splits.
struct CharacterClasses {
  /// The greatest number of classes.
  static let maximumCount = 255
  /// The number of characters of a block.
  static let blockSize = 256

  /// The first character of each class.
  private(set) var representatives: [UInt32] = []
  /// The start in `members` of each block of 256 characters, up to the last character.
  private(set) var blocks: [UInt16] = []
  /// The classes of the characters of each distinct block; the block of character 0 comes first.
  private(set) var members: [UInt8] = []

  /// The last character.
  let last: UInt32

  /// The first characters of the intervals that no set splits, and their classes.
  private let bounds: [UInt32]
  private var classes: [Int]

  /// Creates the classes that these sets of characters up to `last` distinguish; nil if they are
  /// too many.
  init?(_ sets: [CharacterSet], last: UInt32) {
    self.last = last
    var bounds: Set<UInt32> = [0]
    for set in sets {
      for range in set.ranges {
        bounds.insert(range.lowerBound)
        if range.upperBound < last { bounds.insert(range.upperBound + 1) }
      }
    }
    self.bounds = bounds.sorted()
    classes = [Int](repeating: 0, count: bounds.count)
    for start in stride(from: 0, to: sets.count, by: 64) {
      split(by: sets[start..<min(start + 64, sets.count)])
    }
    guard (classes.max() ?? 0) < Self.maximumCount else { return nil }
    for (bound, place) in zip(self.bounds, classes) where place == representatives.count {
      representatives.append(bound)
    }
    guard addBlocks(last: last) else { return nil }
  }

  /// The number of classes.
  var count: Int { representatives.count }

  /// Returns the characters of some classes.
  func set(where isMember: (Int) -> Bool) -> CharacterSet {
    CharacterSet(
      bounds.indices.filter { isMember(classes[$0]) }.map { place in
        bounds[place]...(place + 1 < bounds.count ? bounds[place + 1] - 1 : last)
      })
  }

  /// Splits the classes whose members are in different sets.
  private mutating func split(by sets: ArraySlice<CharacterSet>) {
    // The sets that contain each interval, as bits.
    var holders = [UInt64](repeating: 0, count: bounds.count)
    for (bit, set) in sets.enumerated() {
      var place = 0
      for range in set.ranges {
        while bounds[place] < range.lowerBound { place += 1 }
        while place < bounds.count, bounds[place] <= range.upperBound {
          holders[place] |= 1 << UInt64(bit)
          place += 1
        }
        if place == bounds.count { break }
      }
    }
    struct Kind: Hashable {
      let old: Int
      let holders: UInt64
    }
    var kinds: [Kind: Int] = [:]
    for place in bounds.indices {
      let kind = Kind(old: classes[place], holders: holders[place])
      let known = kinds[kind] ?? kinds.count
      kinds[kind] = known
      classes[place] = known
    }
  }

  /// Fills the blocks; returns false if there are too many distinct ones.
  private mutating func addBlocks(last: UInt32) -> Bool {
    var known: [[UInt8]: UInt16] = [:]
    var uniform = [UInt16?](repeating: nil, count: count)
    var interval = 0
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    for first in stride(from: 0, through: last, by: Self.blockSize) {
      while interval + 1 < bounds.count, bounds[interval + 1] <= first { interval += 1 }
      let isUniform =
        interval + 1 == bounds.count || bounds[interval + 1] >= first + UInt32(Self.blockSize)
      if isUniform, let start = uniform[classes[interval]] {
        blocks.append(start)
        continue
      }
      var place = interval
      for index in block.indices {
        let character = first + UInt32(index)
        while place + 1 < bounds.count, bounds[place + 1] <= character { place += 1 }
        block[index] = UInt8(truncatingIfNeeded: classes[place])
      }
      guard let start = known[block] ?? UInt16(exactly: members.count) else { return false }
      if start == members.count {
        known[block] = start
        members += block
      }
      if isUniform { uniform[classes[interval]] = start }
      blocks.append(start)
    }
    return true
  }
}
