/// A set of characters (code units or code points), as sorted ranges that do not touch.
package struct CharacterSet: Hashable, Sendable {
  /// The members, in order.
  package private(set) var ranges: [ClosedRange<UInt32>]

  /// The empty set.
  package static let empty = CharacterSet([])

  /// Creates the set of all members of the ranges, which may overlap and be in any order.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound &+ 1 {
        let upper = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound...upper
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Creates the set of ascending ranges that do not touch.
  init(ascending ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// Creates the set of one character.
  package init(_ character: UInt32) { ranges = [character...character] }

  /// Hashes the number of ranges and three of them. Collisions are rare enough.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ranges.count)
    guard let first = ranges.first, let last = ranges.last else { return }
    hasher.combine(first)
    hasher.combine(ranges[ranges.count / 2])
    hasher.combine(last)
  }

  /// Whether the set is empty.
  package var isEmpty: Bool { ranges.isEmpty }

  /// The only member, or nil.
  package var onlyMember: UInt32? {
    guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  /// Returns whether the character is a member.
  package func contains(_ character: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < character { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(character)
  }

  /// Returns the members of either set.
  package func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(ranges + other.ranges)
  }

  /// Returns the characters from 0 to `last` that are not members.
  package func complement(upTo last: UInt32) -> CharacterSet {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges where range.lowerBound <= last {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      guard range.upperBound < last else { return CharacterSet(ascending: result) }
      next = range.upperBound + 1
    }
    result.append(next...last)
    return CharacterSet(ascending: result)
  }

  /// Returns the members of both sets.
  package func intersection(_ other: CharacterSet) -> CharacterSet {
    var result: [ClosedRange<UInt32>] = []
    var (left, right) = (0, 0)
    while left < ranges.count, right < other.ranges.count {
      let low = max(ranges[left].lowerBound, other.ranges[right].lowerBound)
      let high = min(ranges[left].upperBound, other.ranges[right].upperBound)
      if low <= high { result.append(low...high) }
      if ranges[left].upperBound < other.ranges[right].upperBound { left += 1 } else { right += 1 }
    }
    return CharacterSet(ascending: result)
  }

  /// Returns the members that the other set lacks.
  package func subtracting(_ other: CharacterSet) -> CharacterSet {
    intersection(other.complement(upTo: 0x10FFFF))
  }

  /// Returns the members up to `last`.
  package func restricted(to last: UInt32) -> CharacterSet {
    guard let highest = ranges.last?.upperBound, highest > last else { return self }
    return intersection(CharacterSet([0...last]))
  }
}

extension CharacterSet {
  /// `\d`: the ASCII digits.
  static let digits = CharacterSet([0x30...0x39])

  /// `\w` without the letters that `i` adds under `u` and `v`.
  static let wordCharacters = CharacterSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  /// `\w` with `i` and `u` or `v`: U+017F folds to s, U+212A to k (sec-wordcharacters).
  static let foldedWordCharacters = wordCharacters.union(
    CharacterSet([0x17F...0x17F, 0x212A...0x212A]))

  /// `\s`: white space and line terminators.
  static let spaces = CharacterSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// The line terminators, which `.` excludes and at which `^` and `$` match with `m`.
  static let lineTerminators = CharacterSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
}

extension CharacterSet: CustomStringConvertible {
  /// The ranges in hexadecimal.
  package var description: String {
    ranges.map { range in
      let low = String(range.lowerBound, radix: 16, uppercase: true)
      let high = String(range.upperBound, radix: 16, uppercase: true)
      return low == high ? low : "\(low)-\(high)"
    }.joined(separator: " ")
  }
}
