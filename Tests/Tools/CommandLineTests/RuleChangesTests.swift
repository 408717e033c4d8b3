import SourceJSON
import TestSupport
import Testing

@testable import compass_validate

/// `rules --diff`: the rules that differ between revisions.
@Suite struct RuleChangesTests {
  @Test func theListHasTheChangesAndCounts() throws {
    let result = try ToolRun()("rules", "--diff", "2026-02", "2026-08")
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.output.contains(
        """
        grade.current
          The school year starts on July 1. Earlier it started on September 1.
          arguments: {"graduationYear":2028,"now":"2026-08-01T12:00:00Z"}
          2026-02: 10
          2026-08: 11

        """))
    #expect(
      result.output.contains(
        """

        only in 2026-02:
          responsiveness.barClass: The class of a score's bar.

        """))
    #expect(result.output.contains("\nother arguments in 2026-08:\n  coach.needsFollowUp: "))
    #expect(result.output.contains("\n  age.isUnderMinimum: "))
    #expect(!result.output.contains("\nfit.tier\n") && !result.output.contains(" fit.tier:"))
    let counts = try #require(result.output.split(separator: "\n").last)
    #expect(counts.hasPrefix("50 changed, 5 with other arguments, 5 only in 2026-02, "))
  }

  @Test func noDifferenceIsStatus0() throws {
    let tool = try ToolRun()
    try tool.expect(
      "rules", "fit.tier", "--diff", "2026-02", "2026-08", status: 0,
      output:
        "0 changed, 0 with other arguments, 0 only in 2026-02, 0 only in 2026-08, 1 unchanged\n")
    let same = try tool("rules", "--diff", "2026-08", "2026-08")
    #expect(same.status == 0 && same.output.hasPrefix("0 changed, "))
  }

  @Test func theJSONHasWholeResults() throws {
    let result = try ToolRun()("rules", "--diff", "2026-02", "2026-08", "--format", "json")
    #expect(result.status == 1)
    let report = try JSONValue(parsing: result.output)
    let metrics = report["changed"]?.array?.first { $0["rule"] == "coach.metrics" }
    #expect(metrics?["before"]?["responsiveness"] == 0)
    #expect(metrics?["after"]?["totalInteractions"] == 0)
    #expect(report["removed"]?.array?.count == 5 && report["otherArguments"]?.array?.count == 5)
    #expect(report["from"] == "2026-02" && report["to"] == "2026-08")
  }

  @Test func theMarkdownIsATable() throws {
    try ToolRun().expect(
      "rules", "grade.current", "--diff", "2026-08", "2026-02", "--format", "markdown", status: 1,
      output: """
        ## Changed

        | rule | change | arguments | 2026-08 | 2026-02 |
        | --- | --- | --- | --- | --- |
        | `grade.current` | The school year starts on July 1. Earlier it started on September 1. | `{"graduationYear":2028,"now":"2026-08-01T12:00:00Z"}` | `11` | `10` |

        1 changed, 0 with other arguments, 0 only in 2026-08, 0 only in 2026-02, 0 unchanged

        """)
  }

  @Test(arguments: [
    (["--diff", "2026-02"], "--diff takes two revisions, such as --diff 2026-02 2026-08."),
    (["--format", "markdown"], "--format markdown applies to --diff."),
    (
      ["--diff", "2026-02", "2026-08", "--revision", "2026-02"],
      "Name the revisions with --diff, not --revision."
    ),
    (
      ["--diff", "2026-02", "2026-08", "--source", "web"],
      "--diff compares the web app's results only."
    ),
    (
      ["fit.tier", "{}", "--diff", "2026-02", "2026-08"],
      "--diff chooses the arguments of a rule itself."
    ),
  ])
  func wrongUse(arguments: [String], reason: String) throws {
    let result = try CompassValidateProcess.run(["rules"] + arguments, in: ToolRun().folder)
    #expect(result.status == 64 && result.output == "")
    #expect(result.errors.hasPrefix("Error: \(reason)\n"))
  }

  @Test func anUnknownRuleIsStatus64() throws {
    let result = try ToolRun()("rules", "fit.teir", "--diff", "2026-02", "2026-08")
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean \"fit.tier\"?"))
  }
}
