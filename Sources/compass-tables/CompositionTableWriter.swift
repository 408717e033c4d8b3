/// Writes the table behind Normalization Form C.
package enum CompositionTableWriter {
  /// The text of `CompositionTable.swift`.
  package static func render(_ data: CompositionData) -> String {
    let composable = data.decompositions.indices
      .filter { data.exclusions[data.decompositions[$0].codePoint] == nil }
      .sorted {
        let (left, right) = (data.decompositions[$0], data.decompositions[$1])
        return (left.first, left.second) < (right.first, right.second)
      }
    var classes: [UInt32] = []
    for (range, combiningClass) in data.classes
    where (classes.last ?? 0) & 0xFF != combiningClass {
      classes.append(range.lowerBound << 8 | combiningClass)
    }
    return SwiftTableFile(
      table: "composition",
      input: """
        Unicode \(UnicodeFolder.requiredVersion): UnicodeData.txt, DerivedNormalizationProps.txt, \
        DerivedAge.txt,
        DerivedCombiningClass.txt
        """,
      declaration: "package enum CompositionTable",
      members: [
        SwiftTableFile.Member(
          comment: """
            Canonical decompositions, rows of a code point and the two it becomes, the second 0 if
            it is one. Hangul syllables aside.
            """,
          name: "decompositions", type: "[UInt32]",
          rows: data.decompositions.map { [$0.codePoint, $0.first, $0.second].map(hexadecimal) },
          rowsPerLine: 4),
        SwiftTableFile.Member(
          comment: "The numbers of the rows that compose too, in the order of what they become.",
          name: "compositions", type: "[UInt16]", rows: composable.map { ["\($0)"] },
          rowsPerLine: 16),
        SwiftTableFile.Member(
          comment: "Ranges, each its first code point times 256 plus its combining class.",
          name: "classes", type: "[UInt32]", rows: classes.map { [hexadecimal($0)] },
          rowsPerLine: 9),
      ]
    ).text
  }
}
