import Testing
import UnicodeTables

@testable import compass_tables

/// The tables of regular expressions against their source files.
@Suite("The tables of regular expressions")
struct RegexTablesTests {
  private static let hasFolder = GeneratedTableTests.folder != nil

  @Test("The decoded tables equal the source data", .enabled(if: hasFolder))
  func caseFolding() throws {
    let written = try RegexTables.simpleFoldings(in: #require(GeneratedTableTests.folder))
    let read = PackedNumbers.mappings(CaseFoldingTable.simple)
    #expect(Dictionary(read.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 }) == written)
  }

  @Test("Members are read back as they were written", .enabled(if: hasFolder))
  func properties() throws {
    let data = try PropertyData(folder: #require(GeneratedTableTests.folder))
    for (rows, table) in [
      (data.categories, PropertyTable.categories), (data.scripts, PropertyTable.scripts),
      (data.scriptExtensions, PropertyTable.scriptExtensions), (data.binary, PropertyTable.binary),
    ] {
      #expect(rows.map { $0.names.joined(separator: " ") } == table.map(\.names.description))
      for (row, stored) in zip(rows, table) {
        let read = PackedNumbers.ranges(stored.ranges).map { $0.lowerBound..<$0.upperBound + 1 }
        #expect(read == row.members.ranges, "\(stored.names)")
      }
    }
    for (row, stored) in zip(data.ofStrings, PropertyTable.ofStrings) {
      #expect(PackedNumbers.strings(stored.strings) == row.strings, "\(stored.name)")
    }
  }

  @Test("Each code point has one category and one script")
  func partitions() {
    let leaves = PropertyTable.categories.filter { row in
      let name = row.names.description.prefix { $0 != " " }
      return name.count == 2 && name != "LC"
    }
    for rows in [leaves, PropertyTable.scripts] {
      let ranges = rows.flatMap { PackedNumbers.ranges($0.ranges) }
        .sorted { $0.lowerBound < $1.lowerBound }
      var next: UInt32 = 0
      for range in ranges {
        #expect(range.lowerBound == next)
        next = range.upperBound + 1
      }
      #expect(next == 0x110000)
    }
  }

  @Test("It agrees with the standard library if both are of one version")
  func agreesWithStandardLibrary() throws {
    // U+16EA0 came with Unicode 17.
    guard Unicode.Scalar(0x16EA0 as UInt32)?.properties.age != nil else { return }
    let starts = try #require(
      PropertyTable.binary.first { $0.names.description.hasPrefix("ID_Start ") })
    for range in PackedNumbers.ranges(starts.ranges) {
      #expect(range.allSatisfy { Unicode.Scalar($0)?.properties.isIDStart ?? false })
    }
  }

  @Test("A folding is not folded further")
  func foldingIsIdempotent() {
    let mappings = PackedNumbers.mappings(CaseFoldingTable.simple)
    let sources = Set(mappings.map(\.source))
    #expect(sources.count == mappings.count)
    #expect(mappings.allSatisfy { !sources.contains($0.target) })
  }
}
