import NamedRules
import TestSupport
import Testing

@testable import compass_validate

/// The completions of the last word of a command line.
@Suite struct WordCompletionTests {
  private func candidates(_ line: String) throws -> [String] {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    return WordCompletion(
      tool, schemas: ["coach", "event"], rules: RuleCatalog.rules.map(\.name)
    ).candidates(
      for: line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    ).map(\.word)
  }

  @Test(arguments: [
    ("co", ["conformance", "coach"]), ("ex", ["explain", "export"]), ("check e", ["event"]),
    ("coach --fo", ["--format"]),
    ("coach a.json --max-l", ["--max-line"]),
    ("coach --zod 4.4", ["4.4.3"]), ("coach --enc", ["--encode"]), ("zod 4.3", ["4.3.6"]),
    ("coach --max-re", ["--max-regex-steps", "--max-regex-memory"]),
    ("coach --format s", ["sarif"]), ("coach --format = j", ["json", "junit"]),
    ("check coach --color ", ["auto", "always", "never"]), ("--rev", ["--revision"]),
    ("coach --quiet --jo", ["--jobs"]), ("coach --revision 2026-08 --wat", ["--watch"]),
    (
      "explain inv",
      [
        "invalid_type", "invalid_value", "invalid_format", "invalid_union", "invalid_key",
        "invalid_element",
      ]
    ),
    ("generate --co", ["--count"]), ("conformance --fa", ["--families"]),
    (
      "diff --",
      [
        "--from", "--to", "--zod", "--to-zod", "--zod-json-schema", "--year", "--max-search-steps",
        "--format", "--help",
      ]
    ),
    ("diff --from 2026-0", ["2026-02", "2026-08"]),
    ("rules --diff 2026-02 2026-0", ["2026-02", "2026-08"]),
    ("rules --diff 2026-02 2026-08 --fo", ["--format"]), ("form add-c", ["add-coach"]),
    ("rules fit.t", ["fit.tier", "fit.tierColor"]), ("help fin", ["fingerprint"]),
    ("fingerprint ev", ["event"]), ("--ver", ["--version"]), ("diff --ver", []),
  ])
  func words(_ line: String, _ expected: [String]) throws {
    #expect(try candidates(line) == expected)
  }

  /// The shell completes files itself.
  @Test(arguments: [
    "coach ", "coach a.json b", "coach --output ", "coach --max-issues ", "--schema ",
    "--schema a.json ", "coach --quiet ", "coach -- --", "diff a", "explain invalid_type x",
    "coach --unknown-", "coach - ",
  ])
  func files(_ line: String) throws { #expect(try candidates(line) == []) }

  @Test func theFirstWord() throws {
    let found = try candidates("")
    #expect(found.contains("check") && found.contains("generate") && found.contains("coach"))
    #expect(!found.contains("manual") && !found.contains("complete"))
  }

  @Test func theToolAnswersShells() throws {
    try ToolRun().expect(
      "complete", "--", "coach", "--format", "s", status: 0, output: "sarif\n")
  }
}
