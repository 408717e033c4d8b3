/// Writes the table behind `String.prototype.toUpperCase` and `toLowerCase`.
package enum CaseMappingTableWriter {
  /// Returns the text of `CaseMappingTable.swift`.
  package static func render(_ data: CaseMappingData) -> String {
    let upper = MappingRows(data.upper)
    let lower = MappingRows(data.lower)
    return SwiftTableFile(
      table: "case-mapping",
      input: """
        Unicode \(UnicodeFolder.requiredVersion): UnicodeData.txt, SpecialCasing.txt, \
        DerivedCoreProperties.txt
        """,
      declaration: "package enum CaseMappingTable",
      members: [
        SwiftTableFile.Member(
          comment: "Upper case, rows of first, last, step, delta: one code point to one.",
          name: "upper", type: "[Int32]", rows: upper.runs.map(\.row), rowsPerLine: 3),
        SwiftTableFile.Member(
          comment: "Upper case, rows of a code point and the two or three (or else 0) it becomes.",
          name: "upperExpansions", type: "[UInt32]", rows: upper.expansions, rowsPerLine: 2),
        SwiftTableFile.Member(
          comment: "Lower case, rows of first, last, step, delta: one code point to one.",
          name: "lower", type: "[Int32]", rows: lower.runs.map(\.row), rowsPerLine: 3),
        SwiftTableFile.Member(
          comment: "Lower case, rows of a code point and the two or three (or else 0) it becomes.",
          name: "lowerExpansions", type: "[UInt32]", rows: lower.expansions, rowsPerLine: 2),
        SwiftTableFile.Member(
          comment: "Property Cased: the bounds of its ranges, each first and one past last.",
          name: "casedBounds", type: "[UInt32]", rows: data.cased.map(bounds), rowsPerLine: 5),
        SwiftTableFile.Member(
          comment: "Property Case_Ignorable: the bounds of its ranges, each first and past last.",
          name: "caseIgnorableBounds", type: "[UInt32]", rows: data.caseIgnorable.map(bounds),
          rowsPerLine: 5),
      ]
    ).text
  }

  private static func bounds(_ range: Range<UInt32>) -> [String] {
    [hexadecimal(range.lowerBound), hexadecimal(range.upperBound)]
  }
}

/// One direction of case mapping as table rows.
private struct MappingRows {
  /// Code points at equal distance from each other and from what they map to.
  struct Run {
    var first: UInt32
    var last: UInt32
    var step: UInt32
    var delta: Int32

    var row: [String] { [hexadecimal(first), hexadecimal(last), "\(step)", "\(delta)"] }
  }

  var runs: [Run] = []
  var expansions: [[String]] = []

  init(_ mapping: [UInt32: [UInt32]]) {
    for (codePoint, target) in mapping.sorted(by: { $0.key < $1.key }) {
      if target.count == 1 {
        append(codePoint, delta: Int32(target[0]) - Int32(codePoint))
      } else {
        let filled = target + Array(repeating: 0, count: 3 - target.count)
        expansions.append(([codePoint] + filled).map(hexadecimal))
      }
    }
  }

  /// Lengthens the last run when the code point continues it, else starts a new one.
  private mutating func append(_ codePoint: UInt32, delta: Int32) {
    if let run = runs.last, run.delta == delta {
      let gap = codePoint - run.last
      if gap == run.step || run.first == run.last && gap == 2 {
        runs[runs.count - 1].step = gap
        runs[runs.count - 1].last = codePoint
        return
      }
    }
    runs.append(Run(first: codePoint, last: codePoint, step: 1, delta: delta))
  }
}
