import TestSupport
import Testing

@testable import conformance_tables

/// `docs/zod-coverage.md` has the table that `conformance-tables constructs` prints.
@Suite struct ZodCoverageTests {
  @Test func theTableIsCurrent() throws {
    let table = try ConstructCoverage(of: [Repository.path("Conformance/zod")]).table
    let document = String(
      decoding: try Repository.bytes("docs/zod-coverage.md"), as: UTF8.self)
    let isThere = document.contains("\n\(table)\n")
    #expect(isThere, "\(table)")
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

  /// Returns the first cells of a document's lines that match a pattern.
  private func rows(
    of path: String, with pattern: Regex<(Substring, Substring)>
  ) throws -> [String] {
    let document = String(decoding: try Repository.bytes(path), as: UTF8.self)
    return document.split(separator: "\n").compactMap { $0.firstMatch(of: pattern) }
      .map { String($0.1) }
  }
}
