/// Writes the table of what UTS 46 does with each code point.
package enum IDNAMappingTableWriter {
  /// Returns the text of `IDNAMappingTable.swift`.
  package static func render(_ data: IDNAMappingData) -> String {
    let rows = IDNAMappingRows(data.ranges)
    return SwiftTableFile(
      table: "idna-mapping",
      input: """
        Unicode \(UnicodeFolder.requiredVersion): DerivedNormalizationProps.txt, PropList.txt, \
        DerivedGeneralCategory.txt
        """,
      declaration: "package enum IDNAMappingTable",
      members: [
        SwiftTableFile.Member(
          comment: """
            Ranges, each its first code point times 8 plus what they are: 0 valid, 1 disallowed,
            2 ignored, 3 mapped, 4 every other one, the first included, mapped to the next.
            """,
          name: "ranges", type: "[UInt32]", rows: rows.ranges.map { [hexadecimal($0)] },
          rowsPerLine: 10),
        SwiftTableFile.Member(
          comment: """
            The mapped code points, each the first of a run; it ends where the next starts or the
            range of mapped ones does.
            """,
          name: "mapped", type: "[UInt32]", rows: rows.mapped.map { [hexadecimal($0)] },
          rowsPerLine: 11),
        SwiftTableFile.Member(
          comment: """
            What each is mapped to, times 32 plus its length: 1 for one code point, from which the
            others of the run are as far as from each other; else an offset in `sequences`.
            """,
          name: "mappings", type: "[UInt32]", rows: rows.mappings.map { [hexadecimal($0)] },
          rowsPerLine: 10),
        SwiftTableFile.Member(
          comment: "Mappings to several code points, one behind the other.",
          name: "sequences", type: "[UInt32]", rows: rows.sequences.map { [hexadecimal($0)] },
          rowsPerLine: 12),
      ]
    ).text
  }
}

/// The statuses of all code points as the arrays of the table.
private struct IDNAMappingRows {
  private enum Kind: UInt32 {
    case valid, disallowed, ignored, mapped, alternating
  }

  var ranges: [UInt32] = []
  var mapped: [UInt32] = []
  var mappings: [UInt32] = []
  var sequences: [UInt32] = []

  private var lastKind: Kind?
  /// The code point that would continue the last run, with its target.
  private var next: (codePoint: UInt32, target: UInt32)?
  private var offsets: [[UInt32]: UInt32] = [:]

  init(_ source: [(range: Range<UInt32>, status: IDNAMappingData.Status)]) {
    var index = 0
    while index < source.count {
      let length = Self.alternatingPairs(source[index...])
      if length > 1 {
        start(.alternating, at: source[index].range.lowerBound)
        index += 2 * length
        continue
      }
      let (range, status) = source[index]
      switch status {
      case .valid: start(.valid, at: range.lowerBound)
      case .disallowed: start(.disallowed, at: range.lowerBound)
      case .ignored: start(.ignored, at: range.lowerBound)
      case .mapped(let target):
        start(.mapped, at: range.lowerBound)
        for codePoint in range { append(codePoint, target) }
      }
      index += 1
    }
  }

  /// Returns the number of adjacent pairs in which a code point maps to the next one, which is valid.
  private static func alternatingPairs(
    _ source: ArraySlice<(range: Range<UInt32>, status: IDNAMappingData.Status)>
  ) -> Int {
    var pairs = 0
    var index = source.startIndex
    while index + 1 < source.endIndex, source[index].range.count == 1,
      source[index].status == .mapped([source[index].range.upperBound]),
      source[index + 1].range.count == 1, source[index + 1].status == .valid
    {
      pairs += 1
      index += 2
    }
    return pairs
  }

  private mutating func start(_ kind: Kind, at codePoint: UInt32) {
    // Two alternating ranges that touch are of one parity only by accident: they stay two.
    if kind != lastKind || kind == .alternating { ranges.append(codePoint << 3 | kind.rawValue) }
    lastKind = kind
  }

  private mutating func append(_ codePoint: UInt32, _ target: [UInt32]) {
    if target.count == 1 {
      if next?.codePoint != codePoint || next?.target != target[0] {
        mapped.append(codePoint)
        mappings.append(target[0] << 5 | 1)
      }
      next = (codePoint + 1, target[0] + 1)
    } else {
      let offset = offsets[target] ?? UInt32(sequences.count)
      if offsets.updateValue(offset, forKey: target) == nil { sequences += target }
      mapped.append(codePoint)
      mappings.append(offset << 5 | UInt32(target.count))
      next = nil
    }
  }
}
