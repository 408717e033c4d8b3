/// What UTS 46 says of a code point: what it is mapped to, and the classes validity depends on.
///
/// A range's word in `IDNAData.values` holds, from the lowest bit: three bits of status (0 valid,
/// 1 disallowed, 2 ignored, 3 mapped to one code point, 4 mapped to a sequence), then
/// - valid: bidi class (3 bits), combining mark, virama, joins on the left, joins on the right;
/// - one code point: how far away it is, plus 0x110000;
/// - a sequence: its length (5 bits) and where it starts in `IDNAData.sequences`.
enum IDNATable {
  /// The bidi classes as far as labels tell them apart.
  enum BidiClass: UInt32 {
    /// Without a class that a label of a right-to-left domain may hold.
    case none
    case left
    /// R and AL.
    case right
    case arabicNumber
    case europeanNumber
    /// ES, CS, ET, ON and BN.
    case neutral
    case nonspacingMark
  }

  /// The properties of a valid code point.
  struct Properties {
    fileprivate let word: UInt32

    var bidi: BidiClass { BidiClass(rawValue: word >> 3 & 7) ?? .none }
    var isMark: Bool { word >> 6 & 1 != 0 }
    /// Canonical combining class 9.
    var isVirama: Bool { word >> 7 & 1 != 0 }
    /// Joining type L or D.
    var joinsWithNext: Bool { word >> 8 & 1 != 0 }
    /// Joining type R or D.
    var joinsWithPrevious: Bool { word >> 9 & 1 != 0 }
  }

  /// The properties; meaningful only for code points that are valid.
  static func properties(of codePoint: UInt32) -> Properties {
    Properties(word: word(of: codePoint))
  }

  /// Whether a code point stays as it is.
  static func isValid(_ codePoint: UInt32) -> Bool {
    codePoint <= 0x10FFFF && word(of: codePoint) & 7 == 0
  }

  /// Appends what a code point is mapped to, which may be nothing; false if it is disallowed.
  static func appendMapping(of codePoint: UInt32, to output: inout [UInt32]) -> Bool {
    let word = word(of: codePoint)
    switch word & 7 {
    case 0: output.append(codePoint)
    case 2: break
    case 3: output.append(codePoint &+ word >> 3 &- 0x110000)
    case 4:
      let start = Int(word >> 8)
      output += IDNAData.sequences[start..<(start + Int(word >> 3 & 0x1F))]
    default: return false
    }
    return true
  }

  private static func word(of codePoint: UInt32) -> UInt32 {
    let index = IDNAData.starts.lastIndex(notAbove: codePoint)
    return index.map { IDNAData.values[$0] } ?? 1
  }
}

extension [UInt32] {
  /// The index of the last element that is not above `value`, the elements being in order.
  func lastIndex(notAbove value: UInt32) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
