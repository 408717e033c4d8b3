import Foundation
import TestSupport
import Testing

/// Inputs that can't be validated: each has one clear line and status 2.
@Suite struct BadInputTests {
  /// Expects a file with these bytes to be refused with this line, and its excerpt behind it.
  private func expectRefused(
    _ bytes: [UInt8], _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tool = try ToolRun()
    try tool.folder.write(bytes, to: "in.json")
    let result = try tool("coach", "in.json", "--output", "out.json")
    #expect(result.status == 2, sourceLocation: sourceLocation)
    #expect(result.output.hasPrefix("\(line) ["), sourceLocation: sourceLocation)
    #expect(
      result.errors == """
        compass-validate: out.json: not written, as not every payload is valid
        1 file, 0 invalid, 0 issues, 1 not judged

        """,
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
      "in.json:1:11: error: not JSON: the bytes are not UTF-8")
    try expectRefused(
      [0xFF, 0x7B, 0x7D],
      "in.json:1:1: error: not JSON: the bytes are not UTF-8")
  }

  @Test func hostileNesting() throws {
    let reason = "error: undecided: the payload is nested deeper than the limit of 512"
    try expectRefused(
      Array(repeating: UInt8(ascii: "["), count: 500_000), "in.json:1:513: \(reason)")
    try expectRefused(
      Array(String(repeating: #"{"a":"#, count: 100_000).utf8), "in.json:1:2561: \(reason)")
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
        1 file, 0 invalid, 0 issues, 1 not judged

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
        1 file, 0 invalid, 0 issues, 1 not judged

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
        1 file, 0 invalid, 0 issues, 1 not judged

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

  @Test func aFileNamesLineFeedDoesNotBreakTheLine() throws {
    let tool = try ToolRun()
    try tool.folder.write("[]", to: "a\nb.json")
    let result = try tool("coach", "a\nb.json")
    #expect(
      result.output.hasPrefix(
        #"a\u{a}b.json:1:1: error: Invalid input: expected object, received array [invalid_type]"#
          + "\n"))
  }
}
