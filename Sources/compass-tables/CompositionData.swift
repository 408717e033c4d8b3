/// What Normalization Form C is made of, as the reference parser knows it.
///
/// UAX 15 (<https://www.unicode.org/reports/tr15/>). The URL parser of Node 24 (Ada 3.4), whose
/// results ours must equal, composes by Unicode 15; what a code point decomposes to never changes
/// once it is assigned, so younger ones are left out and nothing more is needed.
package struct CompositionData: Sendable {
  private static let version = (major: 15, minor: 0)

  /// Canonical decompositions, ascending: a code point and the one or two it becomes, the second 0
  /// where there is none. Hangul syllables decompose by arithmetic and aren't here.
  package private(set) var decompositions: [(codePoint: UInt32, first: UInt32, second: UInt32)] =
    []
  /// The code points that don't result from composition, Full_Composition_Exclusion.
  package let exclusions: PropertyRanges
  /// The canonical combining classes of all code points as ranges, ascending and without gaps; two
  /// neighbours may be alike.
  package let classes: [(range: Range<UInt32>, combiningClass: UInt32)]

  /// Reads UnicodeData.txt, DerivedNormalizationProps.txt, DerivedAge.txt and
  /// extracted/DerivedCombiningClass.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    let ages = try UnicodeAges(folder: folder)
    exclusions = try PropertyRanges(
      "DerivedNormalizationProps.txt", property: "Full_Composition_Exclusion", in: folder)
    let classes = try PropertyRanges("extracted/DerivedCombiningClass.txt", in: folder)
    self.classes = PropertyRanges.segments(of: [classes, ages.ranges]).map {
      let isKnown = ages.has($0.lowerBound, in: Self.version)
      return ($0, isKnown ? classes[$0.lowerBound].flatMap { UInt32($0) } ?? 0 : 0)
    }
    let file = "UnicodeData.txt"
    for record in try folder.records(of: file) {
      guard record.count == 15, let codePoint = UInt32(record[0], radix: 16) else {
        throw .malformed(record, in: file)
      }
      // A mapping that opens with a tag is a compatibility decomposition.
      if record[5].isEmpty || record[5].hasPrefix("<") { continue }
      let mapping = record[5].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      guard (1...2).contains(mapping.count) else { throw .malformed(record, in: file) }
      if ages.has(codePoint, in: Self.version) {
        decompositions.append((codePoint, mapping[0], mapping.count == 2 ? mapping[1] : 0))
      }
    }
    decompositions.sort { $0.codePoint < $1.codePoint }
  }
}
