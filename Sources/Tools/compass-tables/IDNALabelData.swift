/// The properties that decide whether a label is valid, as the reference parser knows them.
///
/// The rules are those of UTS 46, section 4.1 (<https://www.unicode.org/reports/tr46/>), RFC 5892,
/// appendix A, and RFC 5893. The reference is the URL parser of Node 24 (Ada 3.4), whose verdicts
/// ours must equal. It maps by Unicode 17 but holds lists from older versions for all that follows;
/// younger code points are without any property to it. The limits below say which versions.
package struct IDNALabelData: Sendable {
  /// Bidi classes, marks and viramas are of this version.
  private static let classVersion = (major: 13, minor: 0)
  /// Joining types are of this version.
  private static let joiningVersion = (major: 6, minor: 3)

  /// Bidi classes that a later version than `classVersion` changed: Hanunoo sign pamudpod and Ahom
  /// consonant sign medial ra, which were nonspacing marks before.
  private static let formerBidiClasses: [UInt32: String] = [0x1734: "NSM", 0x1171E: "NSM"]
  /// Code points without a joining type though old enough: a gap in the reference's list, which
  /// lacks the end of Arabic Supplement, NKo and the start of Mandaic; and three Mandaic letters
  /// that didn't join before Unicode 7.
  private static let unjoined: [Range<UInt32>] = [0x767..<0x850, 0x856..<0x859]

  /// The bidi classes that matter to labels.
  package enum BidiClass: UInt32 {
    /// Of no class that a label of a right-to-left domain may hold, or of none known.
    case other, left, right, arabicNumber, europeanNumber, neutral, nonspacingMark

    init(_ name: String) {
      switch name {
      case "L": self = .left
      case "R", "AL": self = .right
      case "AN": self = .arabicNumber
      case "EN": self = .europeanNumber
      case "ES", "CS", "ET", "ON", "BN": self = .neutral
      case "NSM": self = .nonspacingMark
      default: self = .other
      }
    }
  }

  /// The properties of a code point that decide whether a label is valid.
  package struct Properties: Hashable, Sendable {
    /// The bidi class.
    package var bidi = BidiClass.other
    /// General category M.
    package var isMark = false
    /// Canonical combining class 9.
    package var isVirama = false
    /// Joining type L or D.
    package var joinsWithNext = false
    /// Joining type R or D.
    package var joinsWithPrevious = false
  }

  private let ages: UnicodeAges
  private let bidi: PropertyRanges
  private let category: PropertyRanges
  private let combiningClass: PropertyRanges
  private let joiningType: PropertyRanges

  /// Reads DerivedAge.txt and, from extracted, DerivedBidiClass.txt, DerivedGeneralCategory.txt,
  /// DerivedCombiningClass.txt and DerivedJoiningType.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    ages = try UnicodeAges(folder: folder)
    bidi = try PropertyRanges("extracted/DerivedBidiClass.txt", in: folder)
    category = try PropertyRanges("extracted/DerivedGeneralCategory.txt", in: folder)
    combiningClass = try PropertyRanges("extracted/DerivedCombiningClass.txt", in: folder)
    joiningType = try PropertyRanges("extracted/DerivedJoiningType.txt", in: folder)
  }

  /// All code points as ranges of like properties, ascending and without gaps; two neighbours may
  /// be alike.
  package var ranges: [(range: Range<UInt32>, properties: Properties)] {
    let cuts =
      Self.formerBidiClasses.keys.flatMap { [$0, $0 + 1] }
      + Self.unjoined.flatMap { [$0.lowerBound, $0.upperBound] }
    return PropertyRanges.segments(
      of: [ages.ranges, bidi, category, combiningClass, joiningType], cuts: cuts
    ).map { ($0, properties(of: $0.lowerBound)) }
  }

  /// Returns the properties of a code point.
  package func properties(of codePoint: UInt32) -> Properties {
    var properties = Properties()
    if ages.has(codePoint, in: Self.classVersion) {
      let name = Self.formerBidiClasses[codePoint] ?? bidi[codePoint]
      properties.bidi = name.map(BidiClass.init) ?? .other
      properties.isMark = category[codePoint]?.hasPrefix("M") == true
      properties.isVirama = combiningClass[codePoint] == "9"
    }
    if ages.has(codePoint, in: Self.joiningVersion),
      !Self.unjoined.contains(where: { $0.contains(codePoint) })
    {
      let type = joiningType[codePoint]
      properties.joinsWithNext = type == "L" || type == "D"
      properties.joinsWithPrevious = type == "R" || type == "D"
    }
    return properties
  }
}
