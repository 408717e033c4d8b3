import TestSupport
import Testing

/// `--schema`: documents that can't be used, and wrong usage.
@Suite struct SchemaOptionTests {
  private func document(_ schema: String) -> String {
    #"{"format":"schema-document/1","name":"x","schema":\#(schema)}"#
  }

  private func expectRefused(
    _ document: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tool = try ToolRun()
    try tool.folder.write(document, to: "doc.json")
    try tool.expect(
      "--schema", "doc.json", "-", "--output", "out.json", input: "{}", status: 2,
      errors: "compass-validate: doc.json\(reason)\n", sourceLocation: sourceLocation)
    #expect(tool.folder.names == ["doc.json"], sourceLocation: sourceLocation)
  }

  @Test func aDocumentThatIsNotJSON() throws {
    try expectRefused("", ":1:1: not JSON: expected a value, found the end of the text")
    try expectRefused("{\n!", #":2:1: not JSON: expected a key or "}", found "!""#)
  }

  @Test func aDocumentThatIsNone() throws {
    try expectRefused(#"{"schema":{}}"#, #": $: the field "format" is missing"#)
    try expectRefused(
      "[]",
      " is neither a schema document nor a JSON Schema; are the schema and the payload swapped?")
    try expectRefused(
      #"{"format":"schema-document/3"}"#,
      #": $.format: unknown format schema-document/3, expected "schema-document/1" or "schema-document/2""#
    )
  }

  @Test func aFieldThatNobodyKnows() throws {
    try expectRefused(
      document(#"{"type":"string","mesage":"Oh"}"#), ": $.schema.mesage: unknown field")
    try expectRefused(
      document(#"{"type":"string","checks":[{"check":"min_length","minimum":1,"min":1}]}"#),
      ": $.schema.checks[0].min: unknown field")
  }

  @Test func whatTheSchemaNamesButNobodyHas() throws {
    try expectRefused(document(#"{"type":"text"}"#), #": $.schema.type: unknown type "text""#)
    try expectRefused(
      document(#"{"type":"transform","name":"shout"}"#),
      #": $.schema: no function named "shout" is registered; --stub-functions skip validates without it"#
    )
  }

  /// A document of today without `functions` has those of --revision, which are 2026-08's without the option.
  @Test func functionsOfAnotherRevision() throws {
    let phone = document(
      #"{"type":"pipe","in":{"type":"string"},"out":{"type":"transform","name":"toE164US"}}"#)
    let tool = try ToolRun()
    try tool.folder.write(phone, to: "doc.json")
    let february = try tool("--schema", "doc.json", "-", "--revision", "2026-02", input: "1")
    #expect(february.status == 2)
    #expect(
      february.errors.contains(
        #"no function named "toE164US" is registered; the document doesn't name the revision "#
          + "whose functions it uses: use --revision 2026-08, which has them all"))
    try tool.expect(
      "--schema", "doc.json", "-", "--output", "-",
      input: #""(555) 123-4567""#, status: 0, output: "\"+15551234567\"\n",
      errors: "1 file, 0 invalid, 0 issues\n")
  }

  @Test func aRevisionThatNobodyKnows() throws {
    let text =
      #"{"format":"schema-document/2","functions":"2027-01","name":"x","schema":{"type":"string"}}"#
    try expectRefused(
      text,
      #": $.functions: unknown revision "2027-01", expected one of 2026-02, 2026-08; --revision names one "#
        + "in its place")
    let tool = try ToolRun()
    try tool.folder.write(text, to: "doc.json")
    try tool.expect(
      "--schema", "doc.json", "-", "--revision", "2026-02", input: #""a""#, status: 0,
      errors: "1 file, 0 invalid, 0 issues\n")
  }

  @Test func aPatternThatIsNone() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      document(
        #"{"type":"string","checks":[{"check":"string_format","format":"regex","pattern":"("}]}"#),
      to: "doc.json")
    let result = try tool("--schema", "doc.json", "-", input: "{}")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(
      result.errors.hasPrefix("compass-validate: doc.json: $.schema.checks[0]: the pattern /(/"))
  }

  @Test func aDocumentThatIsNotThere() throws {
    try ToolRun().expect(
      "--schema", "missing.json", "-", status: 2,
      errors: "compass-validate: missing.json: No such file or directory\n")
  }

  @Test func thePayloadsLimitIsNotTheDocuments() throws {
    let tool = try ToolRun()
    try tool.folder.write(document(#"{"type":"number"}"#), to: "doc.json")
    let result = try tool("--schema", "doc.json", "-", "--max-bytes", "10", input: "1")
    #expect(result.status == 0)
  }

  @Test func aSchemasNameThatNobodyKnows() throws {
    let result = try ToolRun(samples: "coach-valid.json")("team", "coach-valid.json")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    let line = try #require(result.errorLines.first)
    #expect(
      line == """
        Error: There is no schema "team" in revision 2026-08; "compass-validate list" lists the schemas, \
        and --schema takes the file of a schema document.
        """)
  }

  @Test(arguments: [
    [], ["coach", "-", "--wrong"], ["coach", "-", "--output"], ["--schema"],
    ["coach", "-", "--max-depth", "10001"], ["coach", "-", "--max-depth", "deep"],
    ["coach", "-", "--max-bytes", "0"], ["coach", "-", "--max-bytes", "4294967296"],
    ["export", "team"], ["export", "coach", "--revision", "2025-01"], ["list", "coach"],
    ["conformance", "--format", "xml"],
  ])
  func wrongUsage(_ arguments: [String]) throws {
    let result = try CompassValidateProcess.run(arguments, in: TemporaryFolder(), input: "{}")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test(arguments: [["--help"], ["help", "check"], ["export", "--help"]])
  func help(_ arguments: [String]) throws {
    let result = try CompassValidateProcess.run(arguments, in: TemporaryFolder())
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE:"))
    #expect(result.errors.isEmpty)
  }
}
