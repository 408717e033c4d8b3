import UnicodeTables

/// The properties of a code point that the validity of a label depends on.
///
/// Read from `IDNALabelTable`, which knows what the reference parser knows: see `LabelValidity`.
struct LabelProperties {
  /// The bidi classes as far as labels tell them apart.
  enum BidiClass: UInt32 {
    /// Without a class that a label of a right-to-left domain may hold.
    case other
    case left
    /// R and AL.
    case right
    case arabicNumber
    case europeanNumber
    /// ES, CS, ET, ON and BN.
    case neutral
    case nonspacingMark
  }

  private let word: UInt32

  /// Creates the properties of a code point, which is at most U+10FFFF.
  init(of codePoint: UInt32) {
    let index = IDNALabelTable.ranges.lastIndex(notAbove: codePoint << 7 | 0x7F)
    word = index.map { IDNALabelTable.ranges[$0] } ?? 0
  }

  var bidi: BidiClass { BidiClass(rawValue: word & 7) ?? .other }
  var isMark: Bool { word & 8 != 0 }
  /// Canonical combining class 9.
  var isVirama: Bool { word & 16 != 0 }
  /// Joining type L or D.
  var joinsWithNext: Bool { word & 32 != 0 }
  /// Joining type R or D.
  var joinsWithPrevious: Bool { word & 64 != 0 }
}
