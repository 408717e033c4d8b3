/// Writes the table of the properties that labels are checked by.
package enum IDNALabelTableWriter {
  /// Returns the text of `IDNALabelTable.swift`.
  package static func render(_ data: IDNALabelData) -> String {
    var ranges: [UInt32] = []
    for (range, properties) in data.ranges {
      let word = word(properties)
      if ranges.last.map({ $0 & 0x7F }) != word { ranges.append(range.lowerBound << 7 | word) }
    }
    return SwiftTableFile(
      table: "idna-labels",
      input: """
        Unicode \(UnicodeFolder.requiredVersion): DerivedAge.txt, DerivedBidiClass.txt, \
        DerivedGeneralCategory.txt,
        DerivedCombiningClass.txt, DerivedJoiningType.txt
        """,
      declaration: "package enum IDNALabelTable",
      members: [
        SwiftTableFile.Member(
          comment: """
            Ranges, each its first code point times 128 plus what holds for it. From the lowest bit:
            bidi class (3 bits: 0 other, 1 left, 2 right, 3 Arabic number, 4 European number,
            5 neutral, 6 nonspacing mark), mark, virama, joins with next, joins with previous.
            """,
          name: "ranges", type: "[UInt32]", rows: ranges.map { [hexadecimal($0)] },
          rowsPerLine: 9)
      ]
    ).text
  }

  private static func word(_ properties: IDNALabelData.Properties) -> UInt32 {
    properties.bidi.rawValue | (properties.isMark ? 8 : 0) | (properties.isVirama ? 16 : 0)
      | (properties.joinsWithNext ? 32 : 0) | (properties.joinsWithPrevious ? 64 : 0)
  }
}
