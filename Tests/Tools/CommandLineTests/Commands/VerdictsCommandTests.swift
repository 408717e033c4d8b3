import Foundation
import TestSupport
import Testing

/// `verdicts`: a line for each line.
@Suite struct VerdictsCommandTests {
  private static let tag = #"""
    {"format": "schema-document/1", "name": "tag", "schema": {"type": "string", "checks": [
      {"check": "overwrite", "name": "trim"}, {"check": "max_length", "maximum": 2}]}}
    """#
  private static let tooBig =
    #"{"valid":false,"issues":[{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"path":[],"message":"Too big: expected string to have <=2 characters"}]}"#

  private func tool() throws -> ToolRun {
    let tool = try ToolRun()
    try tool.folder.write(Self.tag, to: "tag.json")
    return tool
  }

  @Test func everyLineHasItsVerdict() throws {
    try tool().expect(
      "verdicts", "--schema", "tag.json", input: "\" a \"\n\"abc\"\n", status: 1,
      output: #"{"valid":true,"output":"a"}"# + "\n" + Self.tooBig + "\n")
    try tool().expect(
      "verdicts", "--schema", "tag.json", input: "\"ok\"", status: 0,
      output: #"{"valid":true,"output":"ok"}"# + "\n")
    try tool().expect("verdicts", "--schema", "tag.json", status: 0)
  }

  @Test func whatIsNotJudgedHasALineToo() throws {
    let result = try tool()(
      "verdicts", "--schema", "tag.json", "--max-depth", "2", "--max-bytes", "9",
      input: "\n{\n[[[1]]]\n\"aaaaaaaaaaaa\"\n\"ok\"\n")
    #expect(result.status == 2)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix(#"{"error":"not JSON: "#))
    #expect(lines[1].hasPrefix(#"{"error":"not JSON: "#))
    #expect(lines[2].hasPrefix(#"{"undecided":"the payload is "#))
    #expect(lines[3] == #"{"undecided":"the line is longer than 9 bytes"}"#)
    #expect(lines[4] == #"{"valid":true,"output":"ok"}"#)
  }

  /// No verdict has the member "end".
  @Test func theLastLineCountsTheVerdicts() throws {
    try tool().expect(
      "verdicts", "--schema", "tag.json", "--end", input: "\" a \"\n\"abc\"\n", status: 1,
      output: #"{"valid":true,"output":"a"}"# + "\n" + Self.tooBig + "\n{\"end\":2}\n")
    try tool().expect(
      "verdicts", "--schema", "tag.json", "--end", status: 0, output: "{\"end\":0}\n")
    let result = try tool()(
      "verdicts", "--schema", "tag.json", "--end", "--exit-zero", "--max-bytes", "9",
      input: "\n\"aaaaaaaaaaaa\"\n\"ok\"")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix(#"{"valid":true,"output":"ok"}"# + "\n{\"end\":3}\n"))
  }

  /// Input that ends too early has no end, and neither has a run that was killed.
  @Test func outputThatIsIncompleteHasNoEnd() throws {
    let tool = try tool()
    try tool.folder.write(Gzip.member("\"a\"\n\"b\"\n").dropLast(9), to: "a.ndjson.gz")
    let result = try tool("verdicts", "--schema", "tag.json", "a.ndjson.gz", "--end", "--exit-zero")
    #expect(result.status == 2)
    #expect(!result.output.contains("end"))
  }

  @Test func aSchemaIsNamedWithItsRevision() throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"type":"bug","page":"/","description":""}"#, to: "feedback.ndjson")
    #expect(
      try tool("verdicts", "helpFeedback", "feedback.ndjson", "--revision", "2026-08").output
        .hasPrefix(#"{"valid":"#))
    #expect(
      try tool("verdicts", "helpFeedback", "feedback.ndjson", "--revision", "2026-02").status == 64)
  }

  @Test func anAnswerDoesNotWaitForTheNextQuestion() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tag, to: "tag.json")
    let (questions, answers) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = try CompassValidateProcess.executable
    process.arguments = ["verdicts", "--schema", folder["tag.json"]]
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
    for text in ["a", "b"] {
      try questions.fileHandleForWriting.write(contentsOf: Data("\"\(text)\"\n".utf8))
      var wait = pollfd(
        fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // A tool that waits for more never answers: then the test ends here, and not never.
      guard poll(&wait, 1, 60_000) == 1 else {
        process.terminate()
        Issue.record("no answer to \(text)")
        return
      }
      let answer = answers.fileHandleForReading.availableData
      #expect(
        String(decoding: answer, as: UTF8.self) == "{\"valid\":true,\"output\":\"\(text)\"}\n")
    }
    try questions.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func anAnswerDoesNotWaitForTheEndOfALine() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tag, to: "tag.json")
    let tool = try RunningTool(["verdicts", "--schema", "tag.json"], in: folder)
    try tool.write("\"a\"\n\"")
    #expect(tool.wait { tool.output == #"{"valid":true,"output":"a"}"# + "\n" })
    try tool.write("b\"\n")
    #expect(tool.wait { tool.output.hasSuffix(#"{"valid":true,"output":"b"}"# + "\n") })
    try tool.endInput()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 0)
  }

  /// One byte is enough to see that the input is not compressed.
  @Test func anEmptyFirstLineIsAnsweredAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tag, to: "tag.json")
    let tool = try RunningTool(["verdicts", "--schema", "tag.json"], in: folder)
    try tool.write("\n")
    #expect(tool.wait { tool.output.hasPrefix(#"{"error":"not JSON: "#) })
    try tool.endInput()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 2)
  }

  @Test func aFileThatChangesWhileItIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tag, to: "tag.json")
    let line = "\"a\"\n"
    let path = try folder.write(String(repeating: line, count: 500_000), to: "a.ndjson")
    let pipe = Pipe()
    let tool = try RunningTool(
      ["verdicts", "--schema", "tag.json", "a.ndjson"], in: folder,
      output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    // The answers don't fit into a pipe: the tool waits with most of the file unread.
    _ = pipe.fileHandleForReading.availableData
    #expect(truncate(path, off_t(line.utf8.count)) == 0)
    _ = try pipe.fileHandleForReading.readToEnd()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 2)
    #expect(tool.errors == "compass-validate: a.ndjson: changed while it was read\n")
  }

  @Test func wrongUsageAndWhatCannotBeRead() throws {
    let tool = try tool()
    #expect(try tool("verdicts").status == 64)
    #expect(try tool("verdicts", "nobody").status == 64)
    #expect(try tool("verdicts", "login", "a", "b").status == 64)
    #expect(try tool("verdicts", "--schema", "none.json").status == 2)
    try tool.expect(
      "verdicts", "login", "none.ndjson", status: 2,
      errors: "compass-validate: none.ndjson: No such file or directory\n")
  }
}
