/// A plan of a search for characters of a set, or of two sets at a distance, by vector instructions.
struct ScanPlan: Hashable {
  /// The greatest number of ranges of a set.
  static let maximumRanges = 4

  /// The set of the characters to find.
  let first: CharacterSet
  /// The set of the characters at a distance after them, if they are limited.
  let second: CharacterSet?
  let distance: Int
  /// The offset of the first set's character in a match, for a search for matches.
  let offset: Int
  /// The estimated share of the characters of a text that are found.
  let frequency: Double
  /// The sets of the first characters of a match, or the only set to find.
  private let sets: [CharacterSet]

  /// Creates a plan for one set of characters up to `last`; nil if it has too many ranges.
  init?(_ members: CharacterSet, last: UInt32, offset: Int = 0) {
    guard let set = Self.widened(members, last: last) else { return nil }
    first = set
    sets = [members]
    (second, distance) = (nil, 0)
    self.offset = offset
    frequency = CharacterFrequency.share(of: set)
  }

  /// Creates a plan for the matches of a pattern, by the sets of their first characters; nil if
  /// there is no good one.
  ///
  /// The two rarest sets make the fewest mistakes.
  init?(_ sets: [CharacterSet], last: UInt32) {
    let plans = sets.enumerated()
      .compactMap { ScanPlan($0.element, last: last, offset: $0.offset) }
      .sorted { $0.frequency < $1.frequency }
    guard let best = plans.first else { return nil }
    self.sets = sets
    guard plans.count > 1, plans[1].frequency < 0.25 else {
      first = best.first
      (second, distance) = (nil, 0)
      (offset, frequency) = (best.offset, best.frequency)
      return
    }
    let pair = plans[..<2].sorted { $0.offset < $1.offset }
    first = pair[0].first
    second = pair[1].first
    distance = pair[1].offset - pair[0].offset
    offset = pair[0].offset
    frequency = pair[0].frequency * pair[1].frequency
  }

  /// The plan for the bytes of WTF-8 text: each of its sets has the first bytes of characters; nil if
  /// there is no good one.
  ///
  /// Offsets count bytes, so a place after one that may have a longer character can't be used. A
  /// place that is found may still be a wrong one, which has other characters before it. The halves of a
  /// pair are sought at its first byte.
  var forBytes: ScanPlan? {
    var bytes: [CharacterSet] = []
    for set in sets {
      bytes.append(Self.firstBytes(of: set))
      guard let last = set.ranges.last?.upperBound, last < 0x80 else { break }
    }
    return ScanPlan(bytes, last: 0xFF)
  }

  private static func firstBytes(of set: CharacterSet) -> CharacterSet {
    func lead(_ character: UInt32) -> UInt32 {
      switch character {
      case 0..<0x80: character
      case 0x80..<0x800: 0xC0 | character >> 6
      case 0x800..<0x10000: 0xE0 | character >> 12
      default: 0xF0 | character >> 18
      }
    }
    var ranges: [ClosedRange<UInt32>] = []
    for range in set.ranges {
      if range.lowerBound < 0x80 { ranges.append(range.lowerBound...min(range.upperBound, 0x7F)) }
      guard range.upperBound >= 0x80 else { continue }
      ranges.append(lead(max(range.lowerBound, 0x80))...lead(range.upperBound))
      if range.overlaps(0xD800...0xDFFF) { ranges.append(0xF0...0xF4) }
    }
    return CharacterSet(ranges)
  }

  /// Returns the set, or a larger one with fewer ranges; nil if that has too many as well.
  private static func widened(_ set: CharacterSet, last: UInt32) -> CharacterSet? {
    if set.ranges.count <= maximumRanges { return set }
    let ascii = set.intersection(CharacterSet([0...0x7F]))
    let wide = set.intersection(CharacterSet([0x80...last]))
    guard let low = wide.ranges.first?.lowerBound, let high = wide.ranges.last?.upperBound else {
      return nil
    }
    let widened = ascii.union(CharacterSet([low...high]))
    return widened.ranges.count <= maximumRanges ? widened : nil
  }
}

/// Estimates of the frequency of characters in texts. They affect speed only.
enum CharacterFrequency {
  /// Lowercase letters in English text, from `a` to `z`, in thousandths of all characters.
  private static let lowercase: [Double] = [
    62, 12, 21, 32, 100, 17, 15, 46, 55, 1.5, 6, 32, 20, 55, 60, 15, 1, 48, 50, 72, 22, 8, 17, 2,
    15, 1,
  ]

  /// Returns the estimated share of a set's members in a text, from 0 to 1.
  static func share(of set: CharacterSet) -> Double {
    var share = 0.0
    for range in set.ranges {
      if range.lowerBound < 0x80 {
        for character in range.lowerBound...min(range.upperBound, 0x7F) {
          share += thousandths(UInt8(character))
        }
      }
      guard range.upperBound >= 0x80 else { continue }
      share += min(Double(range.upperBound - max(range.lowerBound, 0x80) + 1) * 0.5, 150)
    }
    return min(share / 1000, 1)
  }

  private static func thousandths(_ character: UInt8) -> Double {
    switch character {
    case UInt8(ascii: " "): 170
    case UInt8(ascii: "a")...UInt8(ascii: "z"): lowercase[Int(character - UInt8(ascii: "a"))]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1.5
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 4
    case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "\""): 12
    case 0x21...0x7E, UInt8(ascii: "\t"): 3
    default: 0.5
    }
  }
}
