/// The mapping of each code point by UTS 46, derived from the character database.
///
/// UTS 46, section 6 (<https://www.unicode.org/reports/tr46/#Mapping_Table_Derivation>), with the
/// deviation characters valid, as processing is not transitional. It yields what
/// IdnaMappingTable.txt holds, a file published outside the character database.
package struct IDNAMappingData: Sendable {
  /// The status of a code point.
  package enum Status: Hashable, Sendable {
    case valid
    case disallowed
    /// Mapped to nothing.
    case ignored
    case mapped([UInt32])
  }

  private static let endOfASCII: UInt32 = 0x80
  private static let fullStop: UInt32 = 0x2E
  /// The ideographic, full-width and half-width full stops, which part labels too.
  private static let otherFullStops: Set<UInt32> = [0x3002, 0xFF0E, 0xFF61]
  /// Sharp s, final sigma and the joiners: valid, though NFKC_Casefold maps them.
  private static let deviations: Set<UInt32> = [0xDF, 0x3C2, 0x200C, 0x200D]
  private static let capitalSharpS: UInt32 = 0x1E9E
  private static let tags: Range<UInt32> = 0xE0000..<0xE0080
  /// The object replacement character and the replacement character.
  private static let replacements: Set<UInt32> = [0xFFFC, 0xFFFD]

  private let caseFold: PropertyRanges
  private let category: PropertyRanges
  private let bidiControl: PropertyRanges
  /// The operators of ideographic description sequences, by number of operands.
  private let descriptionOperators: [PropertyRanges]

  /// Reads DerivedNormalizationProps.txt, PropList.txt and extracted/DerivedGeneralCategory.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    caseFold = try PropertyRanges(
      "DerivedNormalizationProps.txt", property: "NFKC_CF", in: folder)
    category = try PropertyRanges("extracted/DerivedGeneralCategory.txt", in: folder)
    bidiControl = try PropertyRanges("PropList.txt", property: "Bidi_Control", in: folder)
    descriptionOperators = [
      try PropertyRanges("PropList.txt", property: "IDS_Unary_Operator", in: folder),
      try PropertyRanges("PropList.txt", property: "IDS_Binary_Operator", in: folder),
      try PropertyRanges("PropList.txt", property: "IDS_Trinary_Operator", in: folder),
    ]
  }

  /// All code points as ranges of one status, ascending and without gaps; two neighbours may be
  /// alike, and the code points of a range that is mapped are all mapped to the same.
  package var ranges: [(range: Range<UInt32>, status: Status)] {
    let single = Self.otherFullStops.union(Self.deviations).union(Self.replacements)
      .union([Self.capitalSharpS])
    let cuts =
      single.flatMap { [$0, $0 + 1] }
      + [Self.endOfASCII, Self.tags.lowerBound, Self.tags.upperBound]
    return PropertyRanges.segments(
      of: [caseFold, category, bidiControl] + descriptionOperators, cuts: cuts
    ).map { ($0, status(of: $0.lowerBound)) }
  }

  /// Returns the status of a code point.
  package func status(of codePoint: UInt32) -> Status {
    if Self.otherFullStops.contains(codePoint) { return .mapped([Self.fullStop]) }
    if codePoint == Self.capitalSharpS { return .mapped([0xDF]) }
    if Self.deviations.contains(codePoint) { return .valid }
    if isExcluded(codePoint) { return .disallowed }
    guard let text = caseFold[codePoint] else {
      return isBaseValid(codePoint) ? .valid : .disallowed
    }
    let mapping = text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    if mapping.isEmpty { return .ignored }
    // Only the forms of the full stop itself may part labels.
    let isAllowed = mapping.allSatisfy { $0 != Self.fullStop && isBaseValid($0) }
    return isAllowed ? .mapped(mapping) : .disallowed
  }

  /// Neither a control, a separator nor an operator of ideographic descriptions; ASCII is free, as
  /// the URL Standard checks it later.
  private func isBaseValid(_ codePoint: UInt32) -> Bool {
    if codePoint < Self.endOfASCII { return true }
    guard let category = category[codePoint], !Self.otherFullStops.contains(codePoint) else {
      return false
    }
    return !category.hasPrefix("C") && !category.hasPrefix("Z")
      && descriptionOperators.allSatisfy { $0[codePoint] == nil }
  }

  /// Returns whether a code point is disallowed, whatever its mapping: unassigned, a surrogate, private, a bidi
  /// control, a tag or a replacement character.
  private func isExcluded(_ codePoint: UInt32) -> Bool {
    ["Cn", "Cs", "Co", nil].contains(category[codePoint]) || bidiControl[codePoint] != nil
      || Self.tags.contains(codePoint) || Self.replacements.contains(codePoint)
  }
}
