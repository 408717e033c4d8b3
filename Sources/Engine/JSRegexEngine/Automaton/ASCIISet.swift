/// A set of ASCII characters, one bit each.
struct ASCIISet: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates the ASCII members of a set.
  init(_ set: CharacterSet) {
    for range in set.ranges {
      guard range.lowerBound < 0x80 else { break }
      for character in range.lowerBound...min(range.upperBound, 0x7F) {
        insert(UInt8(truncatingIfNeeded: character))
      }
    }
  }

  /// Whether the set is empty.
  var isEmpty: Bool { low | high == 0 }

  /// Returns whether an ASCII character is a member.
  func contains(_ character: UInt8) -> Bool {
    (character < 64 ? low : high) >> UInt64(character & 63) & 1 != 0
  }

  /// The members, in order.
  var members: [UInt8] {
    var result: [UInt8] = []
    for (word, first) in [(low, 0), (high, 64)] as [(UInt64, Int)] {
      var rest = word
      while rest != 0 {
        result.append(UInt8(truncatingIfNeeded: first + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return result
  }

  private mutating func insert(_ character: UInt8) {
    let bit: UInt64 = 1 << UInt64(character & 63)
    if character < 64 { low |= bit } else { high |= bit }
  }
}
