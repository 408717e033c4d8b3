/// Writes the table of Normalization Forms C and D.
package enum CompositionTableWriter {
  /// Returns the text of `CompositionTable.swift`.
  package static func render(_ data: CompositionData) -> String {
    SwiftTableFile(
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
            it is one. Hangul syllables are not included.
            """,
          name: "decompositions", type: "[UInt32]",
          rows: rows(data.decompositions), rowsPerLine: 4),
        SwiftTableFile.Member(
          comment: "The numbers of the rows that compose too, in the order of what they become.",
          name: "compositions", type: "[UInt16]",
          rows: composable(data.decompositions, data), rowsPerLine: 16),
        SwiftTableFile.Member(
          comment: "Ranges, each its first code point times 256 plus its combining class.",
          name: "classes", type: "[UInt32]", rows: rows(data.classes), rowsPerLine: 9),
        SwiftTableFile.Member(
          comment: "The decompositions of code points younger than Unicode 15.",
          name: "youngerDecompositions", type: "[UInt32]", rows: rows(data.youngerDecompositions),
          rowsPerLine: 4),
        SwiftTableFile.Member(
          comment: "The numbers of those rows that compose too, in the order of what they become.",
          name: "youngerCompositions", type: "[UInt16]",
          rows: composable(data.youngerDecompositions, data), rowsPerLine: 16),
        SwiftTableFile.Member(
          comment: "The ranges of `classes` with the code points younger than Unicode 15.",
          name: "currentClasses", type: "[UInt32]", rows: rows(data.currentClasses), rowsPerLine: 9),
      ]
    ).text
  }

  /// Returns the numbers of the decompositions that are compositions too, in the order of what the code
  /// points become.
  private static func composable(
    _ decompositions: [CompositionData.Decomposition], _ data: CompositionData
  ) -> [[String]] {
    decompositions.indices
      .filter { data.exclusions[decompositions[$0].codePoint] == nil }
      .sorted {
        let (left, right) = (decompositions[$0], decompositions[$1])
        return (left.first, left.second) < (right.first, right.second)
      }
      .map { ["\($0)"] }
  }

  private static func rows(_ decompositions: [CompositionData.Decomposition]) -> [[String]] {
    decompositions.map { [$0.codePoint, $0.first, $0.second].map(hexadecimal) }
  }

  private static func rows(
    _ classes: [(range: Range<UInt32>, combiningClass: UInt32)]
  ) -> [[String]] {
    var rows: [UInt32] = []
    for (range, combiningClass) in classes where (rows.last ?? 0) & 0xFF != combiningClass {
      rows.append(range.lowerBound << 8 | combiningClass)
    }
    return rows.map { [hexadecimal($0)] }
  }
}
