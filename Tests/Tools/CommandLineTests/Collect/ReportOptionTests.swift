import SourceJSON
import TestSupport
import Testing

/// `check --report`: the findings of a run as a page.
@Suite struct ReportOptionTests {
  @Test(arguments: ["text", "json", "ndjson", "github", "sarif", "junit"])
  func thePageChangesNothingElse(_ format: String) throws {
    let tool = try ToolRun(samples: "coach-invalid.json", "coaches.ndjson")
    let arguments = ["coach", "coach-invalid.json", "coaches.ndjson", "--format", format]
    let plain = try CompassValidateProcess.run(arguments, in: tool.folder)
    let run = try CompassValidateProcess.run(
      arguments + ["--report", "r.html"], in: tool.folder)
    #expect(run.output.withoutTimes == plain.output.withoutTimes && run.errors == plain.errors)
    #expect(run.status == plain.status)
    let page = try #require(tool.folder.text(of: "r.html"))
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    // The line, its mark, and the value.
    #expect(
      page.contains(
        #"[31,8,"email","\"nobody\"","{\"role\": \"assistant\", \"email\": \"nobody\"}",""]"#))
    #expect(page.contains(plain.errors.dropLast()))
  }

  @Test func quietAndStatisticsHaveThePageToo() throws {
    let tool = try ToolRun(samples: "coaches.ndjson")
    for option in ["quiet", "statistics"] {
      _ = try tool("coach", "coaches.ndjson", "--\(option)", "--report", "\(option).html")
    }
    let pages = ["quiet", "statistics"].map { tool.folder.text(of: "\($0).html") }
    #expect(pages[0] == pages[1] && pages[0]?.contains("nobody") == true)
  }

  @Test func aPageWithoutFindings() throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"role":"head"}"#, to: "a.json")
    try tool.folder.write("an older page", to: "r.html")
    try tool.expect(
      "coach", "a.json", "--report", "r.html", status: 0, errors: "1 file, 0 invalid, 0 issues\n")
    #expect(tool.folder.text(of: "r.html")?.contains(#"class="strings">[]</script>"#) == true)
  }

  @Test func aPageThatCantBeWrittenIsStatus2() throws {
    let tool = try ToolRun(samples: "coaches.ndjson")
    let run = try tool("coach", "coaches.ndjson", "--report", "no/r.html")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "compass-validate: no/r.html: No such file or directory\n")
  }

  /// The page has what a baseline does not know.
  @Test func aBaselineLeavesFindingsOut() throws {
    let tool = try ToolRun(samples: "coach-invalid.json")
    _ = try tool("coach", "coach-invalid.json", "--baseline", "b.ndjson", "--update-baseline")
    _ = try tool("coach", "coach-invalid.json", "--baseline", "b.ndjson", "--report", "r.html")
    let page = try #require(tool.folder.text(of: "r.html"))
    #expect(page.contains("5 known") && !page.contains("invalid_format"))
  }
}
