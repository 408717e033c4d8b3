/// The data of Normalization Forms C and D.
///
/// UAX 15 (<https://www.unicode.org/reports/tr15/>). The URL parser of Node 24 (Ada 3.4), whose
/// results ours must equal, composes by Unicode 15, while its collation decomposes by the current
/// version. Decompositions and classes of assigned code points never change, so younger code points
/// are kept apart and nothing more is needed.
package struct CompositionData: Sendable {
  /// A code point with the one or two code points that it becomes.
  package typealias Decomposition = (codePoint: UInt32, first: UInt32, second: UInt32)

  private static let version = (major: 15, minor: 0)

  /// Canonical decompositions, ascending: a code point and the one or two it becomes, the second 0
  /// where there is none. Hangul syllables decompose by arithmetic and aren't here.
  package private(set) var decompositions: [Decomposition] = []
  /// The decompositions of code points younger than Unicode 15.
  package private(set) var youngerDecompositions: [Decomposition] = []
  /// The code points that don't result from composition, Full_Composition_Exclusion.
  package let exclusions: PropertyRanges
  /// The canonical combining classes of all code points as ranges, ascending and without gaps; two
  /// neighbours may be alike.
  package let classes: [(range: Range<UInt32>, combiningClass: UInt32)]
  /// The same with the code points younger than Unicode 15, which are starters in `classes`.
  package let currentClasses: [(range: Range<UInt32>, combiningClass: UInt32)]

  /// Reads UnicodeData.txt, DerivedNormalizationProps.txt, DerivedAge.txt and
  /// extracted/DerivedCombiningClass.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    let ages = try UnicodeAges(folder: folder)
    exclusions = try PropertyRanges(
      "DerivedNormalizationProps.txt", property: "Full_Composition_Exclusion", in: folder)
    let classes = try PropertyRanges("extracted/DerivedCombiningClass.txt", in: folder)
    let segments = PropertyRanges.segments(of: [classes, ages.ranges])
    currentClasses = segments.map { ($0, classes[$0.lowerBound].flatMap { UInt32($0) } ?? 0) }
    self.classes = currentClasses.map { range, combiningClass in
      (range, ages.has(range.lowerBound, in: Self.version) ? combiningClass : 0)
    }
    for decomposition in try Self.decompositions(in: folder) {
      if ages.has(decomposition.codePoint, in: Self.version) {
        decompositions.append(decomposition)
      } else {
        youngerDecompositions.append(decomposition)
      }
    }
  }

  /// Returns the code points with a canonical decomposition, Hangul syllables among them.
  static func decomposable(in folder: UnicodeFolder) throws(UnicodeFileError) -> Set<UInt32> {
    Set(try decompositions(in: folder).map(\.codePoint)).union(0xAC00...0xD7A3)
  }

  /// Returns the canonical decompositions of UnicodeData.txt, ascending.
  private static func decompositions(
    in folder: UnicodeFolder
  ) throws(UnicodeFileError) -> [Decomposition] {
    let file = "UnicodeData.txt"
    var decompositions: [Decomposition] = []
    for record in try folder.records(of: file) {
      guard record.count == 15, let codePoint = UInt32(record[0], radix: 16) else {
        throw .malformed(record, in: file)
      }
      // A mapping that opens with a tag is a compatibility decomposition.
      if record[5].isEmpty || record[5].hasPrefix("<") { continue }
      let mapping = record[5].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      guard (1...2).contains(mapping.count) else { throw .malformed(record, in: file) }
      decompositions.append((codePoint, mapping[0], mapping.count == 2 ? mapping[1] : 0))
    }
    return decompositions.sorted { $0.codePoint < $1.codePoint }
  }
}
