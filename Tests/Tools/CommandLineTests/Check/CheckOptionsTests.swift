import TestSupport
import Testing

@testable import compass_validate

/// A command line of a schema's name and files needs no parser.
@Suite struct CheckOptionsTests {
  @Test func aNameAndFilesArePlain() throws {
    let options = try #require(CheckOptions(plain: ["coach", "a.json", "b c.json"]))
    #expect(options.files == ["a.json", "b c.json"])
  }

  @Test(arguments: [
    [], ["coach"], ["coach", "-"], ["--", "coach", "a.json"], ["coach", "a.json", "-q"],
    ["coach", "--ndjson", "a.json"], ["--schema", "a.json", "b.json"],
  ])
  func everythingElseIsNot(_ arguments: [String]) {
    #expect(CheckOptions(plain: arguments) == nil)
  }

  /// A line without options prints the same as one that gives a default explicitly.
  @Test(arguments: ["coach", "no-schema"])
  func bothWaysPrintTheSame(_ schema: String) throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"first_name": 1}"#, to: "wrong.json")
    try tool.folder.write("{\n", to: "broken.json")
    let plain = try tool(schema, "wrong.json", "broken.json", "missing.json")
    let parsed = try tool(
      schema, "wrong.json", "broken.json", "missing.json", "--stdin-name", "<stdin>")
    #expect(plain.status == (schema == "coach" ? 2 : 64))
    #expect(plain.status == parsed.status)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
  }

  /// The name of a command takes precedence over a schema's, and help over both.
  @Test func commandsAreNoSchemas() throws {
    let tool = try ToolRun()
    #expect(try tool("list", "x").status == 64)
    #expect(try tool("help", "check").output.contains("USAGE: compass-validate"))
  }
}
