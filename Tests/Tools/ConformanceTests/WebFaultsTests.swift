import ConformanceKit
import SourceJSON
import TestSupport
import Testing

/// `docs/web-faults.md`: each row's arguments give its answer.
@Suite struct WebFaultsTests {
  @Test(arguments: (try? Self.rows()) ?? [])
  func anArgumentShowsTheFault(row: Row) throws {
    let arguments = try JSONDocument(Array(row.arguments.utf8)).value
    let answer = try JSONDocument(Array(row.answer.utf8)).value
    #expect(try RuleCatalog.rule(named: row.rule)(arguments) == answer, "\(row.rule): \(row.fault)")
  }

  @Test func everyFaultHasOneSentenceOrMore() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 40)
    for row in rows { #expect(row.fault.hasSuffix("."), "\(row.fault)") }
  }

  /// A row of a table: a fault, and a call that shows it.
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var fault: String
    var arguments: String
    var answer: String
    var testDescription: String { "\(rule): \(fault)" }
  }

  private static func rows() throws -> [Row] {
    let text = String(decoding: try Repository.bytes("docs/web-faults.md"), as: UTF8.self)
    return try text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      // A cell may hold a vertical bar only as \|, which Markdown needs in a table.
      let cells = String(line.dropFirst(2).dropLast(2)).replacing("\\|", with: "\u{0}")
        .split(separator: " | ", omittingEmptySubsequences: false)
        .map { String($0).replacing("\u{0}", with: "|") }
      guard cells.count == 4 else { throw Malformed(line: String(line)) }
      func code(_ cell: String) -> String {
        String(cell.drop { $0 == "`" }.reversed().drop { $0 == "`" }.reversed())
      }
      return Row(
        rule: code(cells[0]), fault: cells[1], arguments: code(cells[2]), answer: code(cells[3]))
    }
  }

  private struct Malformed: Error {
    var line: String
  }
}
