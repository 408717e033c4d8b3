import ArgumentParser
import TestSupport
import Testing

@testable import compass_validate

/// A command line of a schema, files and frequent options needs no parser.
@Suite struct CheckOptionsTests {
  /// Both ways read the same.
  @Test(arguments: [
    ["coach", "a.json", "b c.json"], ["coach", "", "a.json"], ["check", "coach"],
    ["--schema", "my.json", "a.json"], ["a.json", "--schema", "my.json", "b.json"],
    ["coach", "a.json", "-q"], ["coach", "--quiet", "a.json"], ["--ndjson", "coach", "a.json"],
    ["coach", "a.json", "-j", "1"], ["--jobs", "007", "coach", "a.json"],
    ["coach", "a.json", "--output", "b.json"], ["--output", "", "coach", "a.json"],
    ["coach", "--format", "ndjson", "a.json"], ["coach", "--format", "text", "a.json"],
    ["--schema", "s", "--ndjson", "-q", "-j", "2", "--output", "o", "--format", "json", "a"],
  ])
  func frequentOptionsNeedNoParser(_ arguments: [String]) throws {
    let plain = try #require(CheckOptions(plain: arguments))
    let parsed = try #require(CheckCommand.parseAsRoot(arguments) as? CheckCommand)
    #expect(String(reflecting: plain) == String(reflecting: parsed.options))
  }

  @Test(arguments: [
    [], ["coach"], ["coach", "-"], ["--", "coach", "a.json"], ["--schema", "a.json"],
    ["coach", "a.json", "--schema"], ["coach", "a.json", "--output", "-"],
    ["coach", "a.json", "--output", "-q"], ["coach", "a.json", "--output=b"],
    ["coach", "a.json", "-qj", "1"], ["coach", "a.json", "-j1"], ["coach", "a.json", "-j", "0"],
    ["coach", "a.json", "-j", "+1"], ["coach", "a.json", "-j", "x"],
    ["coach", "a.json", "-j", ""], ["coach", "a.json", "-j", "99999999999999999999"],
    ["coach", "a.json", "--format", "xml"], ["coach", "a.json", "--format", "TEXT"],
    ["coach", "a.json", "-q", "--quiet"], ["--schema", "a", "--schema", "b", "c"],
    ["coach", "a.json", "--help"], ["coach", "a.json", "--max-issues", "1"],
    ["coach", "a.json", "--quie"], ["--ndjson", "-q"],
  ])
  func everythingElseNeedsIt(_ arguments: [String]) {
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
