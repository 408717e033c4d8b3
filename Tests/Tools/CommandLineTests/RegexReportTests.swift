import JSRegex
import SourceJSON
import Testing

@testable import compass_validate

/// The lines that `regex` prints.
struct RegexReportTests {
  private func line(_ pattern: String, _ text: String, all: Bool = false) throws -> String {
    JSONWriter.string(
      of: try RegexReport.json(of: JSRegex(pattern), on: text.jsText, reportsAll: all))
  }

  @Test func aMatchHasItsPlaceItsGroupsAndTheirNames() throws {
    #expect(
      try line("(?<n>b)(x)?", "ab")
        == #"{"index":1,"end":2,"captures":["b","b",null],"groups":{"n":"b"}}"#)
    #expect(try line("x", "ab") == "null")
  }

  @Test func allMatchesAreAnArray() throws {
    #expect(
      try line("a", "aba", all: true)
        == #"[{"index":0,"end":1,"captures":["a"],"groups":{}},"#
        + #"{"index":2,"end":3,"captures":["a"],"groups":{}}]"#)
    #expect(try line("x", "ab", all: true) == "[]")
  }
}
