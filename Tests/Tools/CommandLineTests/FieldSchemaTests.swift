import SourceJSON
import TestSupport
import Testing

/// `url`, the field whose own schema vectors record: every command that validates or generates payloads has it by name.
@Suite struct FieldSchemaTests {
  @Test(arguments: [("2026-02", "url-schema"), ("2026-08", "url-schema-2026-08")])
  func verdictsAgreesWithEveryRecordedAddress(revision: String, suite: String) throws {
    let bytes = try Repository.bytes("Conformance/schema/url/\(suite).json")
    let cases = try #require(JSONDocument(bytes).value["cases"]?.elements)
    var input = ""
    var expected = ""
    for vector in cases {
      input += try vector["json"]?.text?.string ?? JSONWriter.string(of: #require(vector["input"]))
      input += "\n"
      let isValid = vector["valid"] == .boolean(true)
      let name = isValid ? "output" : "issues"
      let value = JSONWriter.string(of: try #require(isValid ? vector["output"] : vector["issues"]))
      expected += "{\"valid\":\(isValid),\"\(name)\":\(value)}\n"
    }
    #expect(cases.count > 400)
    let result = try ToolRun()("verdicts", "url", "--revision", revision, input: input)
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n") == expected.split(separator: "\n"))
  }

  @Test func theRevisionsDifferOnAnAddressWithoutAScheme() throws {
    let tool = try ToolRun()
    try tool.folder.write("\"example.com\"", to: "address.json")
    #expect(try tool("url", "address.json", "--revision", "2026-02").status == 1)
    #expect(try tool("url", "address.json", "--revision", "2026-08").status == 0)
  }

  @Test(arguments: ["2026-02", "2026-08"], ["--valid", "--invalid"])
  func generateMakesVectorsThatTheSuiteRuns(revision: String, kind: String) throws {
    let tool = try ToolRun()
    let made = try tool(
      "generate", "url", kind, "--vectors", "--count", "60", "--seed", "2", "--revision", revision)
    #expect(made.status == 0)
    try tool.folder.write(made.output, to: "fresh/url.json")
    let suite = revision == "2026-02" ? "url" : "url-2026-08"
    try tool.expect(
      "conformance", "fresh", status: 0,
      output: "\(suite)  60 passed, 0 failed\n60 passed, 0 failed\n")
  }

  @Test func noOtherFieldHasAName() throws {
    let tool = try ToolRun()
    for name in ["URL", "url ", "phone", "url-2026-08"] {
      #expect(try tool("verdicts", name, input: "\"x\"").status == 64)
      #expect(try tool("generate", name).status == 64)
    }
  }
}
