import NamedRules
import SourceJSON
import TestSupport
import Testing

/// `docs/internals/web-faults.md`: each row's arguments give its answer.
@Suite struct WebFaultsTests {
  @Test(arguments: (try? Self.rows()) ?? [])
  func theArgumentsShowTheFault(row: Row) throws {
    let arguments = try JSONDocument(Array(row.arguments.utf8)).value
    let answer = try RuleCatalog.rule(named: row.rule)(arguments)
    if row.answer.count == 1, let whole = try? JSONDocument(Array(row.answer[0].utf8)).value {
      #expect(answer == whole, "\(row.rule): \(row.fault)")
    } else {
      let text = JSONWriter.string(of: answer)
      for part in row.answer { #expect(text.contains(part), "\(row.rule): \(part): \(text)") }
    }
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
    /// The code of the answer: the whole of it, or parts.
    var answer: [String]
    var testDescription: String { "\(rule): \(fault)" }
  }

  private static func rows() throws -> [Row] {
    let text = String(decoding: try Repository.bytes("docs/internals/web-faults.md"), as: UTF8.self)
    return try text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      // A cell may hold a vertical bar only as \|, which Markdown needs in a table.
      let cells = String(line.dropFirst(2).dropLast(2)).replacing("\\|", with: "\u{0}")
        .split(separator: " | ", omittingEmptySubsequences: false)
        .map { String($0).replacing("\u{0}", with: "|") }
      guard cells.count == 4 else { throw Malformed(line: String(line)) }
      let codes = cells.map { $0.split(separator: "`", omittingEmptySubsequences: false) }
        .map { parts in parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) } }
      guard let rule = codes[0].first, let arguments = codes[2].first, !codes[3].isEmpty else {
        throw Malformed(line: String(line))
      }
      return Row(rule: rule, fault: cells[1], arguments: arguments, answer: codes[3])
    }
  }

  private struct Malformed: Error {
    var line: String
  }
}
