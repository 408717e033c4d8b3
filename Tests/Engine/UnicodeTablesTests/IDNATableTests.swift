import Testing
import UnicodeTables

@Suite("The tables of international domains")
struct IDNATableTests {
  private func ascends<Value: Comparable>(_ values: [Value]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test("Ranges and rows ascend, from the first code point on if they cover all")
  func order() {
    #expect(ascends(IDNAMappingTable.ranges.map { $0 >> 3 }))
    #expect(IDNAMappingTable.ranges.first == 0)
    #expect(ascends(IDNAMappingTable.mapped))
    #expect(ascends(IDNALabelTable.ranges.map { $0 >> 7 }))
    #expect((IDNALabelTable.ranges.first ?? .max) >> 7 == 0)
    #expect(ascends(CompositionTable.classes.map { $0 >> 8 }))
    let rows = CompositionTable.decompositions
    #expect(ascends(stride(from: 0, to: rows.count, by: 3).map { rows[$0] }))
  }

  @Test("Mappings lie inside the sequences, compositions inside the decompositions, in order")
  func references() {
    #expect(IDNAMappingTable.mapped.count == IDNAMappingTable.mappings.count)
    for mapping in IDNAMappingTable.mappings where mapping & 31 != 1 {
      #expect(Int(mapping >> 5 + mapping & 31) <= IDNAMappingTable.sequences.count)
      #expect(mapping & 31 > 1)
    }
    let rows = CompositionTable.decompositions
    let pairs = CompositionTable.compositions.map {
      UInt64(rows[Int($0) * 3 + 1]) << 32 | UInt64(rows[Int($0) * 3 + 2])
    }
    #expect(ascends(pairs))
    #expect(pairs.allSatisfy { $0 & 0xFFFF_FFFF != 0 })
  }

  @Test("Combining classes and marks are the standard library's, up to the versions stated")
  func agreesWithStandardLibrary() {
    let classes = RangeCursor(ranges: CompositionTable.classes, shift: 8)
    let labels = RangeCursor(ranges: IDNALabelTable.ranges, shift: 7)
    // Planes 0 to 3 and 14; the others have only private characters.
    for value in [UInt32(0)..<0x40000, 0xE0000..<0xF0000].joined() {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age else { continue }
      let properties = scalar.properties
      let combiningClass = UInt32(properties.canonicalCombiningClass.rawValue)
      let isMark =
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
      if classes[value] != (age <= (15, 0) ? combiningClass : 0)
        || (labels[value] & 8 != 0) != (age <= (13, 0) && isMark)
        || (labels[value] & 16 != 0) != (age <= (13, 0) && combiningClass == 9)
      {
        Issue.record("U+\(String(value, radix: 16)) differs")
      }
    }
  }
}

/// The entries of a table of ranges by code point.
private struct RangeCursor {
  let ranges: [UInt32]
  let shift: UInt32

  subscript(codePoint: UInt32) -> UInt32 {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle] >> shift <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : ranges[low - 1] & (1 << shift - 1)
  }
}
