import TestSupport
import Testing

/// Payloads of very many issues.
@Suite struct ManyIssuesTests {
  @Test(arguments: ["text", "ndjson", "json", "github", "sarif", "junit"])
  func findingsOnOneLine(_ format: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"a","schema":{"type":"array","element":{"type":"null"}}}"#,
      to: "s.json")
    // Text is the one format that people read, so it gets the most; what it would take to count each column
    // from the line's start is minutes.
    let count = format == "text" ? 20_000 : 2_000
    let payload = "[" + repeatElement("1", count: count).joined(separator: ",") + "]"
    let result = try tool("--schema", "s.json", "-", "--format", format, input: payload)
    #expect(result.status == 1)
    #expect(result.errors == "1 file, 1 invalid, \(count) issues\n")
    let column = 2 * count
    let last = [
      "text": "<stdin>:1:\(column): error: ", "ndjson": "\"column\":\(column),",
      "json": "\"column\":\(column),", "github": ",col=\(column),",
      "sarif": "\"startColumn\":\(column),", "junit": "&lt;stdin&gt;:1:\(column): error: ",
    ]
    #expect(try result.output.contains(#require(last[format])))
  }
}
