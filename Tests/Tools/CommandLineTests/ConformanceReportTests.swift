import TestSupport
import Testing

/// The files that `conformance` writes: reports and the manifest.
@Suite struct ConformanceReportTests {
  private func tool(href: String = "https://a.b/") throws -> ToolRun {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"golden-vectors/1","suite":"tiny","kind":"url","recorded":{"from":"x"},"cases":[{"id":"a","input":"https://a.b","valid":true,"href":"\#(href)"}]}"#,
      to: "vectors/urls/tiny.json")
    return tool
  }

  @Test func reportsAreWrittenByTheEndOfTheirNames() throws {
    let tool = try tool()
    let result = try tool(
      "conformance", "vectors", "--report", "a.html", "--report", "b.svg", "--report", "c.json")
    #expect(result.status == 0)
    #expect(result.output == "tiny  1 passed, 0 failed\n1 passed, 0 failed\n")
    #expect(tool.folder.text(of: "a.html")?.hasPrefix("<!doctype html>\n") == true)
    #expect(tool.folder.text(of: "b.svg")?.contains("1 passed") == true)
    #expect(tool.folder.text(of: "c.json")?.hasSuffix(#""passed":1,"failed":0}"# + "\n") == true)
  }

  @Test func aFailedRunIsReportedToo() throws {
    let tool = try tool(href: "https://c.d/")
    #expect(try tool("conformance", "vectors", "--report", "a.html").status == 1)
    #expect(tool.folder.text(of: "a.html")?.contains("1 failed") == true)
  }

  @Test func wrongUsage() throws {
    let tool = try tool()
    #expect(try tool("conformance", "vectors", "--report", "a.txt").status == 64)
    #expect(try tool("conformance", "vectors", "--write-manifest", "one").status == 64)
    #expect(try tool("conformance", "vectors", "vectors", "--write-manifest", "1.0.0").status == 64)
    #expect(try tool("conformance", "vectors", "--report", "none/a.html").status == 2)
  }

  @Test func theManifestIsWrittenAndThenHoldsTheFiles() throws {
    let tool = try tool()
    #expect(try tool("conformance", "vectors", "--write-manifest", "1.0.0").status == 2)
    try tool.folder.write(
      #"{"format":"conformance-manifest/2","families":[{"folder":"urls","why":"w","source":"s"}],"file_format":null,"files":[],"releases":[]}"#,
      to: "vectors/manifest.json")
    #expect(try tool("conformance", "vectors").status == 1)
    #expect(try tool("conformance", "vectors/", "--write-manifest", "1.0.0").status == 0)
    try tool.expect(
      "conformance", "vectors", status: 0, output: "tiny  1 passed, 0 failed\n1 passed, 0 failed\n")
    let text = try #require(tool.folder.text(of: "vectors/urls/tiny.json"))
    try tool.folder.write(text + "\n", to: "vectors/urls/tiny.json")
    #expect(try tool("conformance", "vectors").status == 1)
    #expect(try tool("conformance", "vectors", "--write-manifest", "1.0.0").status == 2)
    #expect(try tool("conformance", "vectors", "--write-manifest", "1.0.1").status == 0)
    #expect(try tool("conformance", "vectors").status == 0)
  }
}
