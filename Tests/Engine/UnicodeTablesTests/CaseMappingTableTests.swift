import Testing
import UnicodeTables

@Suite("The case mapping table")
struct CaseMappingTableTests {
  @Test("Rows ascend and do not overlap")
  func order() {
    for table in [CaseMappingTable.upper, CaseMappingTable.lower] {
      var end: Int32 = -1
      for row in stride(from: 0, to: table.count, by: 4) {
        #expect(table[row] > end && table[row + 1] >= table[row])
        #expect(table[row + 2] == 1 || table[row + 2] == 2)
        end = table[row + 1]
      }
    }
    for table in [CaseMappingTable.upperExpansions, CaseMappingTable.lowerExpansions] {
      let keys = stride(from: 0, to: table.count, by: 4).map { table[$0] }
      #expect(keys == keys.sorted() && Set(keys).count == keys.count)
    }
    for table in [CaseMappingTable.casedBounds, CaseMappingTable.caseIgnorableBounds] {
      #expect(zip(table, table.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("It agrees with the standard library if both are of one version")
  func agreesWithStandardLibrary() throws {
    // U+16EA0 came with Unicode 17.
    guard Unicode.Scalar(0x16EA0 as UInt32)?.properties.age != nil else { return }
    let upper = expanded(CaseMappingTable.upper, CaseMappingTable.upperExpansions)
    let lower = expanded(CaseMappingTable.lower, CaseMappingTable.lowerExpansions)
    let cased = members(CaseMappingTable.casedBounds)
    let ignorable = members(CaseMappingTable.caseIgnorableBounds)
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      guard
        properties.uppercaseMapping.unicodeScalars.elementsEqual(
          upper[value] ?? [scalar]),
        properties.lowercaseMapping.unicodeScalars.elementsEqual(lower[value] ?? [scalar]),
        properties.isCased == cased.contains(value),
        properties.isCaseIgnorable == ignorable.contains(value)
      else {
        Issue.record("U+\(String(value, radix: 16)) differs")
        continue
      }
    }
  }

  private func expanded(_ runs: [Int32], _ expansions: [UInt32]) -> [UInt32: [Unicode.Scalar]] {
    var mapping: [UInt32: [Unicode.Scalar]] = [:]
    for row in stride(from: 0, to: runs.count, by: 4) {
      for code in stride(from: runs[row], through: runs[row + 1], by: Int(runs[row + 2])) {
        mapping[UInt32(code)] = [Unicode.Scalar(UInt32(code + runs[row + 3]))].compactMap(\.self)
      }
    }
    for row in stride(from: 0, to: expansions.count, by: 4) {
      mapping[expansions[row]] = expansions[row + 1...row + 3].filter { $0 != 0 }
        .compactMap(Unicode.Scalar.init)
    }
    return mapping
  }

  private func members(_ bounds: [UInt32]) -> Set<UInt32> {
    Set(
      stride(from: 0, to: bounds.count, by: 2).flatMap { bounds[$0]..<bounds[$0 + 1] })
  }
}
