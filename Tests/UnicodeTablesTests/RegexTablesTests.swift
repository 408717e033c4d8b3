import Foundation
import Testing
import UnicodeTables

@testable import compass_tables

/// The tables of regular expressions against the files they were made from.
@Suite("The tables of regular expressions")
struct RegexTablesTests {
  static let folder = CaseMappingTableTests.folder
  static let hasFolder = (try? folder.records(of: "CaseFolding.txt")) != nil

  @Test("Generating them again changes nothing", .enabled(if: hasFolder))
  func areCurrent() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for table in [RegexTables.caseFolding] {
      let stored = try String(contentsOf: root.appending(path: table.path), encoding: .utf8)
      let rendered = try table.render(Self.folder)
      #expect(rendered == stored, "\(table.name)")
    }
  }

  @Test("What is read back is what was written", .enabled(if: hasFolder))
  func caseFolding() throws {
    let written = try RegexTables.simpleFoldings(in: Self.folder)
    let read = PackedNumbers.mappings(CaseFoldingTable.simple)
    #expect(Dictionary(read.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 }) == written)
  }

  @Test("A folding is not folded further")
  func foldingIsIdempotent() {
    let mappings = PackedNumbers.mappings(CaseFoldingTable.simple)
    let sources = Set(mappings.map(\.source))
    #expect(sources.count == mappings.count)
    #expect(mappings.allSatisfy { !sources.contains($0.target) })
  }
}
