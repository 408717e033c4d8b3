import TestSupport
import Testing

/// The outputs in `docs/findings.md` are the tool's.
@Suite struct FindingsDocumentTests {
  private var document: String {
    get throws { String(decoding: try Repository.bytes("docs/findings.md"), as: UTF8.self) }
  }

  @Test(arguments: ["text", "json"])
  func statistics(_ format: String) throws {
    let tool = try ToolRun(samples: "coaches.ndjson")
    let run = try tool("coach", "coaches.ndjson", "--statistics", "--format", format)
    #expect(try document.contains("```\n\(run.output)\(run.errors)```"))
  }

  @Test func theBaselineIsThatOfAGoldenCase() throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "baseline/update.case" })
    #expect(try document.contains("```\n\(golden.text("after"))```"))
    let known = try #require(GoldenCase.all.first { $0.name == "baseline/new-findings.case" })
    #expect(known.text("stderr").hasPrefix("1 file, 3 records, 1 invalid, 1 issue, 2 known"))
    #expect(try document.contains("`1 file, 3 records, 1 invalid, 1 issue, 2 known`"))
  }
}
