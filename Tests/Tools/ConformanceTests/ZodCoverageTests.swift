import SchemaModel
import TestSupport
import Testing

@testable import conformance_tables

/// The coverage of Zod's constructs. `ConformanceTests` runs every case; CI compares `docs/zod-coverage.md` with all of them by
/// `conformance-tables constructs --check`, and here is one file.
@Suite struct ZodCoverageTests {
  /// The rows of a release's file are in the document, with at least as many cases.
  @Test func aFileHasTheConstructsOfTheDocument() throws {
    let file = Repository.path("Conformance/zod/functions-values-4.6.7.json")
    let table = try ConstructCoverage(of: [file]).table
    let found = table.split(separator: "\n").dropFirst(2)
    #expect(found.count > 10)
    let known = try rows(of: "docs/zod-coverage.md", with: /^\| ([^|]+) \| \d/)
    for row in found {
      let cells = row.split(separator: "|").map { $0.trimmingPrefix(" ").split(separator: " ") }
      #expect(known.contains(cells[0].joined(separator: " ")), "\(row)")
      // The only release of the file is the last column: all of its cases agree.
      let score = try #require(cells.last { !$0.isEmpty }?.first).split(separator: "/")
      #expect(score.first == score.last, "\(row)")
    }
  }

  /// `docs/zod-to-swift.md` has a row for each construct of the table. `Examples/Consumer/snippets`
  /// compiles its Swift.
  @Test func everyConstructIsInTheMapToSwift() throws {
    let constructs = try rows(of: "docs/zod-coverage.md", with: /^\| ([^|]+) \| \d/)
      .filter { !$0.hasPrefix("**") }
    let mapped = Set(try rows(of: "docs/zod-to-swift.md", with: /^\| ([^|]+) \| `/))
    #expect(constructs.count > 100)
    #expect(constructs.filter { !mapped.contains($0) } == [])
  }

  /// A format that has no cases of Zod's own yet has a row too.
  @Test(arguments: ZodSchema.NamedFormat.allCases)
  func everyFormatIsInTheMapToSwift(_ format: ZodSchema.NamedFormat) throws {
    let words = format.name.split(separator: "_")
    let method =
      String(words[0])
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let mapped = try rows(of: "docs/zod-to-swift.md", with: /^\| [^|]+ \| .* \| (.*) \|$/)
    #expect(mapped.contains { $0.contains(".\(method)(") })
  }

  /// Returns the cells of a document's lines that a pattern finds.
  private func rows(
    of path: String, with pattern: Regex<(Substring, Substring)>
  ) throws -> [String] {
    let document = String(decoding: try Repository.bytes(path), as: UTF8.self)
    return document.split(separator: "\n").compactMap { $0.firstMatch(of: pattern) }
      .map { String($0.1) }
  }
}
