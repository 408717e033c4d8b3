import Foundation
import TestSupport
import Testing

/// What can't be judged: one clear line each, and status 2.
@Suite struct BadInputTests {
  /// Expects a file with these bytes to be refused with this line.
  private func expectRefused(
    _ bytes: [UInt8], _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tool = try ToolRun()
    try tool.folder.write(bytes, to: "in.json")
    try tool.expect(
      "coach", "in.json", "--output", "out.json", status: 2,
      errors: "\(line)\n1 payload, 0 invalid, 0 issues, 1 not judged\n",
      sourceLocation: sourceLocation)
    #expect(tool.folder.names == ["in.json"], sourceLocation: sourceLocation)
  }

  @Test func textThatIsNotJSON() throws {
    try expectRefused(
      Array("{\n  \"role\": \"head\",\n}".utf8),
      #"in.json:3:1: error: not JSON: expected a key, found "}""#)
    try expectRefused(
      Array("{\"role\": \"head\"} x".utf8),
      #"in.json:1:18: error: not JSON: expected the end of the text, found "x""#)
  }

  @Test func anEmptyFile() throws {
    try expectRefused(
      [], "in.json:1:1: error: not JSON: expected a value, found the end of the text")
    try expectRefused(
      Array("\n ".utf8),
      "in.json:2:2: error: not JSON: expected a value, found the end of the text")
  }

  @Test func bytesThatAreNotUTF8() throws {
    try expectRefused(
      Array("{\"role\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8),
      "in.json:1:11: error: not JSON: the bytes are not UTF-8 (offset 10)")
    try expectRefused(
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
      "in.json:1:1: error: not JSON: the bytes are not UTF-8 (offset 0)")
  }

  @Test(arguments: ["[", #"{"a":"#])
  func hostileNesting(_ opening: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(String(repeating: opening, count: 200_000), to: "in.json")
    let result = try tool("coach", "in.json", "--output", "out.json")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let lines = result.errorLines
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("in.json:1:") == true)
    #expect(
      lines.first?.hasSuffix(
        ": error: undecided: the payload is nested deeper than the limit of 512") == true)
    #expect(lines.last == "1 payload, 0 invalid, 0 issues, 1 not judged")
    #expect(tool.folder.names == ["in.json"])
  }

  @Test func theDepthLimitCanBeSet() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"any","schema":{"type":"any"}}"#, to: "any.json")
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let arguments = ["--schema", "any.json", "-", "--max-depth"]
    for (limit, status) in [("600", 0), ("599", 2)] as [(String, Int32)] {
      let result = try CompassValidateProcess.run(
        arguments + [limit], in: tool.folder, input: deep)
      #expect(result.status == status)
    }
  }

  @Test func aFileThatIsNotThere() throws {
    try ToolRun().expect(
      "coach", "missing.json", status: 2,
      errors: """
        compass-validate: missing.json: No such file or directory
        1 payload, 0 invalid, 0 issues, 1 not judged

        """)
  }

  @Test(arguments: [".", "folder", "folder/"])
  func aFolder(_ path: String) throws {
    let tool = try ToolRun()
    try tool.folder.write("{}", to: "folder/in.json")
    try tool.expect(
      "coach", path, status: 2,
      errors: """
        compass-validate: \(path): is a directory
        1 payload, 0 invalid, 0 issues, 1 not judged

        """)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aFileThatMayNotBeRead() throws {
    let tool = try ToolRun()
    let path = try tool.folder.write("{}", to: "in.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    try tool.expect(
      "coach", "in.json", status: 2,
      errors: """
        compass-validate: in.json: Permission denied
        1 payload, 0 invalid, 0 issues, 1 not judged

        """)
  }

  @Test func aFileBeyondTheLimitIsNotRead() throws {
    let tool = try ToolRun()
    let path = try tool.folder.write("", to: "large.json")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 200_000_000)
    try file.close()
    try tool.expect(
      "coach", "large.json", status: 2,
      errors: """
        compass-validate: large.json: longer than the limit of 134217728 bytes
        1 payload, 0 invalid, 0 issues, 1 not judged

        """)
  }

  @Test func theByteLimitHoldsForStandardInputToo() throws {
    let tool = try ToolRun()
    let payload = #"{"role":"head"}"#
    for (limit, status) in [("15", 0), ("14", 2)] as [(String, Int32)] {
      let result = try tool("coach", "-", "--max-bytes", limit, input: payload)
      #expect(result.status == status)
      #expect(result.errorLines.count == (status == 0 ? 1 : 2))
    }
  }

  @Test func otherFilesAreStillJudged() throws {
    try ToolRun(samples: "interaction-valid.json").expect(
      "interaction", "missing.json", "interaction-valid.json", "-", input: "[]", status: 2,
      output: "<stdin>:1:1: error: Invalid input: expected object, received array (invalid_type)\n",
      errors: """
        compass-validate: missing.json: No such file or directory
        3 payloads, 1 invalid, 1 issue, 1 not judged

        """)
  }

  @Test func aFileNamesLineFeedDoesNotBreakTheLine() throws {
    let tool = try ToolRun()
    try tool.folder.write("[]", to: "a\nb.json")
    let result = try tool("coach", "a\nb.json")
    #expect(
      result.output
        == #"a\u{a}b.json:1:1: error: Invalid input: expected object, received array (invalid_type)"#
        + "\n")
  }
}
