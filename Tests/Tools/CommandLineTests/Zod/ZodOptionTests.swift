import TestSupport
import Testing

/// `--zod` and `--encode`.
@Suite struct ZodOptionTests {
  /// A tool with a document of a string of at most one character.
  private func tool(zod: String? = nil) throws -> ToolRun {
    let tool = try ToolRun()
    let version = zod.map { #""zod":"\#($0)","# } ?? ""
    try tool.folder.write(
      """
      {"format":"schema-document/2",\(version)"name":"a","schema":{"type":"string","checks":[
        {"check":"max_length","maximum":1}]}}
      """, to: "a.json")
    return tool
  }

  /// A character beyond the basic plane has one unit of length in 4.6.7, and two in earlier versions.
  private func isValid(_ tool: ToolRun, _ options: String...) throws -> Bool {
    let result = try CompassValidateProcess.run(
      ["--schema", "a.json", "-", "--quiet"] + options, in: tool.folder, input: #""😀""#)
    #expect(result.status < 2, "\(result.errors)")
    return result.status == 0
  }

  @Test func aDocumentWithoutAVersionHasTheRevisions() throws {
    let tool = try tool()
    #expect(try !isValid(tool))
    #expect(try !isValid(tool, "--revision", "2026-08"))
    #expect(try isValid(tool, "--zod", "4.6.7"))
  }

  @Test func theDocumentOverridesTheRevision() throws {
    let tool = try tool(zod: "4.6.7")
    #expect(try isValid(tool))
    #expect(try isValid(tool, "--revision", "2026-08"))
  }

  @Test(arguments: ["4.3.6", "4.4.3"])
  func theOptionOverridesTheDocument(_ version: String) throws {
    #expect(try !isValid(tool(zod: "4.6.7"), "--zod", version))
  }

  @Test func twoNumbersFindTheRelease() throws {
    let tool = try tool(zod: "4.4.3")
    #expect(try isValid(tool, "--zod", "4.6"))
    #expect(try !isValid(tool, "--zod", "4.2"))
    #expect(try !isValid(tool, "--zod", "4.1.13"))
  }

  @Test(arguments: ["4.5", "4.5.4", "4.6.6", "4", "head", "4.60"])
  func anotherReleaseIsRefusedWithTheList(_ release: String) throws {
    let result = try tool()("--schema", "a.json", "-", "--zod", release, input: "1")
    #expect(result.status == 64)
    for version in ["4.0.17", "4.1.12", "4.2.1", "4.3.6", "4.4.3", "4.6.7"] {
      #expect(result.errors.contains(version))
    }
  }

  @Test func aSchemaByNameHasTheOptionsVersion() throws {
    // A last name of 51 characters beyond the basic plane is 102 UTF-16 code units.
    let name = String(repeating: "😀", count: 51)
    let payload = #"{"role":"head","first_name":"\#(name)"}"#
    let tool = try ToolRun()
    #expect(try tool("coach", "-", input: payload).status == 1)
    #expect(try tool("coach", "-", "--zod", "4.6.7", input: payload).status == 0)
  }

  @Test func generatedPayloadsAreOfTheVersion() throws {
    let tool = try tool()
    let result = try tool(
      "generate", "--schema", "a.json", "--vectors", "--count", "3", "--zod", "4.6.7")
    #expect(result.status == 0)
    #expect(result.output.contains(#""zod":"4.6.7""#))
  }

  @Test func encodingTurnsAnOutputIntoAnInput() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      """
      {"format":"schema-document/2","name":"flag","schema":\
      {"type":"stringbool","truthy":["yes"],"falsy":["no"]}}
      """, to: "flag.json")
    for (input, output) in [("true", #""yes""#), ("false", #""no""#)] {
      try tool.expect(
        "verdicts", "--schema", "flag.json", "--encode", input: input, status: 0,
        output: #"{"valid":true,"output":\#(output)}"# + "\n")
      try tool.expect(
        "verdicts", "--schema", "flag.json", input: output, status: 0,
        output: #"{"valid":true,"output":\#(input)}"# + "\n")
    }
  }
}
