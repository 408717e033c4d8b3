import UnicodeTables

/// The properties of a code point that decide the validity of a label.
///
/// Read from `IDNALabelTable`, which has the data of the reference parser: see `LabelValidity`.
struct LabelProperties {
  /// The bidi classes that the rules for labels distinguish.
  enum BidiClass: UInt32 {
    /// Any class that is not allowed in a label of a right-to-left domain.
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
  /// Whether the canonical combining class is 9.
  var isVirama: Bool { word & 16 != 0 }
  /// Whether the joining type is L or D.
  var joinsWithNext: Bool { word & 32 != 0 }
  /// Whether the joining type is R or D.
  var joinsWithPrevious: Bool { word & 64 != 0 }
}
