/// A partition of all characters into classes that no set of an automaton splits.
struct CharacterClasses {
  /// The greatest number of classes.
  static let maximumCount = 255
  /// The number of characters of a block.
  static let blockSize = 256

  /// The first character of each class.
  private(set) var representatives: [UInt32] = []
  /// The number in `members` of each block of 256 characters, up to the last character.
  private(set) var blocks: [UInt16] = []
  /// The classes of the characters of each block. The block of character 0 comes first. Blocks with
  /// only one class are there once for each class.
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
    var bounds: [UInt32] = [0]
    for set in sets {
      for range in set.ranges {
        bounds.append(range.lowerBound)
        if range.upperBound < last { bounds.append(range.upperBound + 1) }
      }
    }
    bounds.sort()
    var count = 1
    for bound in bounds where bound != bounds[count - 1] {
      bounds[count] = bound
      count += 1
    }
    bounds.removeSubrange(count...)
    self.bounds = bounds
    classes = [Int](repeating: 0, count: bounds.count)
    for start in stride(from: 0, to: sets.count, by: 64) {
      guard split(by: sets[start..<min(start + 64, sets.count)]) else { return nil }
    }
    for (bound, place) in zip(self.bounds, classes) where place == representatives.count {
      representatives.append(bound)
    }
    addBlocks()
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

  /// Splits the classes whose members are in different sets; returns false if they become too many.
  private mutating func split(by sets: ArraySlice<CharacterSet>) -> Bool {
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
    var kinds: [(old: Int, holders: UInt64)] = []
    for place in bounds.indices {
      let kind = (old: classes[place], holders: holders[place])
      let known = kinds.firstIndex { $0 == kind } ?? kinds.count
      classes[place] = known
      guard known == kinds.count else { continue }
      kinds.append(kind)
      // Later sets never join classes again.
      guard kinds.count <= Self.maximumCount else { return false }
    }
    return true
  }

  private mutating func addBlocks() {
    // The block of each class that fills one.
    var uniform = [UInt16?](repeating: nil, count: count)
    blocks.reserveCapacity(Int(last) / Self.blockSize + 1)
    var interval = 0
    for first in stride(from: 0, through: last, by: Self.blockSize) {
      while interval + 1 < bounds.count, bounds[interval + 1] <= first { interval += 1 }
      let end = first + UInt32(Self.blockSize)
      let isUniform = interval + 1 == bounds.count || bounds[interval + 1] >= end
      if isUniform, let number = uniform[classes[interval]] {
        blocks.append(number)
        continue
      }
      // At most 4,352 blocks.
      let number = UInt16(truncatingIfNeeded: members.count / Self.blockSize)
      blocks.append(number)
      if isUniform { uniform[classes[interval]] = number }
      var (place, start) = (interval, first)
      while start < end {
        let next = place + 1 < bounds.count ? min(bounds[place + 1], end) : end
        members += repeatElement(
          UInt8(truncatingIfNeeded: classes[place]), count: Int(next - start))
        (place, start) = (place + 1, next)
      }
    }
  }
}
