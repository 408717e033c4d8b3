/// The case data of the Unicode Character Database that ECMAScript uses: mappings that depend neither on language
/// nor on context, and the two properties of the Final_Sigma condition.
package struct CaseMappingData: Sendable {
  /// The code points that a code point becomes in upper case; absent if it maps to itself.
  package private(set) var upper: [UInt32: [UInt32]] = [:]
  /// The code points that a code point becomes in lower case; absent if it maps to itself.
  package private(set) var lower: [UInt32: [UInt32]] = [:]
  /// The ranges with property Cased, ascending, none adjacent to the next.
  package private(set) var cased: [Range<UInt32>] = []
  /// The ranges with property Case_Ignorable, ascending, none adjacent to the next.
  package private(set) var caseIgnorable: [Range<UInt32>] = []

  /// Reads UnicodeData.txt, SpecialCasing.txt and DerivedCoreProperties.txt.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    try readSimpleMappings(folder)
    try readExpansions(folder)
    let file = "DerivedCoreProperties.txt"
    for record in try folder.records(of: file) where record.count >= 2 {
      switch record[1] {
      case "Cased": Self.append(try UnicodeFolder.range(of: record, in: file), to: &cased)
      case "Case_Ignorable":
        Self.append(try UnicodeFolder.range(of: record, in: file), to: &caseIgnorable)
      default: break
      }
    }
  }

  /// Fields 12 and 13 of UnicodeData.txt.
  private mutating func readSimpleMappings(_ folder: UnicodeFolder) throws(UnicodeFileError) {
    let file = "UnicodeData.txt"
    for record in try folder.records(of: file) {
      guard record.count == 15, let codePoint = UInt32(record[0], radix: 16) else {
        throw UnicodeFileError.malformed(record, in: file)
      }
      if let target = UInt32(record[12], radix: 16) { upper[codePoint] = [target] }
      if let target = UInt32(record[13], radix: 16) { lower[codePoint] = [target] }
    }
  }

  /// The records of SpecialCasing.txt that have no condition; they replace the simple mappings.
  private mutating func readExpansions(_ folder: UnicodeFolder) throws(UnicodeFileError) {
    let file = "SpecialCasing.txt"
    // Code point; lower; title; upper; and, where there is a sixth field, a condition before it.
    for record in try folder.records(of: file) where record.count == 5 {
      guard let codePoint = UInt32(record[0], radix: 16) else {
        throw UnicodeFileError.malformed(record, in: file)
      }
      for (field, mapping) in [(1, \CaseMappingData.lower), (3, \CaseMappingData.upper)] {
        let target = record[field].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        guard (1...3).contains(target.count) else {
          throw UnicodeFileError.malformed(record, in: file)
        }
        self[keyPath: mapping][codePoint] = target == [codePoint] ? nil : target
      }
    }
  }

  /// Appends a range, joining it with the one before when nothing lies between them.
  private static func append(_ range: Range<UInt32>, to ranges: inout [Range<UInt32>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
