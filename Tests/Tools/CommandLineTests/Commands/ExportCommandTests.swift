import TestSupport
import Testing

/// `list` and `export`.
@Suite struct ExportCommandTests {
  @Test func listNamesSchemasAndFields() throws {
    let result = try ToolRun()("list")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 180)
    #expect(lines.filter { $0 == "  url" }.count == 2)
    #expect(lines.prefix(2) == ["default revision: 2026-08", "revision 2026-08"])
    #expect(lines.contains("revision 2026-02"))
    #expect(lines.filter { $0 == "  coach" }.count == 2)
    #expect(
      lines[3]
        == "    school_id, first_name, last_name, role, email, phone, twitter_handle, instagram_handle, notes"
    )
  }

  @Test(arguments: ["coach", "interaction", "event"])
  func exportPrintsTheDocument(_ name: String) throws {
    let document = String(decoding: try Repository.bytes("schemas/\(name).json"), as: UTF8.self)
    try ToolRun().expect("export", name, "--revision", "2026-02", status: 0, output: document)
    let newest = String(
      decoding: try Repository.bytes("schemas/2026-08/\(name).json"), as: UTF8.self)
    try ToolRun().expect("export", name, status: 0, output: newest)
  }

  @Test func exportIntoAFolderWritesAllOfThem() throws {
    let tool = try ToolRun()
    try tool.folder.write("", to: "out/other.txt")
    try tool.expect(
      "export", "--into", "out", "--year", "2026", status: 0,
      errors: "compass-validate: the years in playerDetails count from 2026\n")
    for name in ["coach", "interaction", "event"] {
      #expect(
        tool.folder.text(of: "out/\(name).json").map { Array($0.utf8) }
          == (try Repository.bytes("schemas/2026-08/\(name).json")))
    }
    #expect(tool.folder.text(of: "out/other.txt") == "")
  }

  /// A document runs on its own version of Zod and its own revision's functions, without an option that names them.
  @Test(arguments: [
    ("coach", "2026-08"), ("interaction", "2026-08"), ("event", "2026-08"), ("school", "2026-08"),
    ("login", "2026-08"), ("offer", "2026-08"), ("signup", "2026-08"),
    ("form-coach-phone", "2026-08"),
    ("coach", "2026-02"), ("event", "2026-02"), ("school", "2026-02"),
  ])
  func anExportedDocumentIsSelfContained(_ name: String, _ revision: String) throws {
    let tool = try ToolRun()
    try tool.folder.write("", to: "d/other.txt")
    let byName = [name, "--revision", revision]
    #expect(try tool("export", name, "--revision", revision, "--into", "d").status == 0)
    for kind in ["--valid", "--invalid"] {
      let payloads = try tool("generate", name, "--revision", revision, kind, "--count", "20")
      let document = try tool("verdicts", "--schema", "d/\(name).json", input: payloads.output)
      let builtIn = try CompassValidateProcess.run(
        ["verdicts"] + byName, in: tool.folder, input: payloads.output)
      #expect(document.output == builtIn.output && document.status == builtIn.status)
      #expect(document.output.contains(#""valid""#) && document.errors.isEmpty)
      #expect(
        try tool("generate", "--schema", "d/\(name).json", kind, "--count", "20").output
          == payloads.output)
    }
  }

  @Test func exportKnowsTheRevision() throws {
    let document = String(
      decoding: try Repository.bytes("schemas/2026-08/helpFeedback.json"), as: UTF8.self)
    try ToolRun().expect(
      "export", "helpFeedback", status: 0, output: document)
    let result = try ToolRun()("export", "helpFeedback", "--revision", "2026-02")
    #expect(result.status == 64)
    #expect(result.errors.contains("The schema \"helpFeedback\" is in revision 2026-08, "))
  }

  @Test func anExportedDocumentJudgesAsItsSchema() throws {
    let tool = try ToolRun(samples: "event-invalid.json")
    #expect(try tool("export", "event", "--into", ".").status == 0)
    let named = try tool("event", "event-invalid.json")
    let loaded = try tool("--schema", "event.json", "event-invalid.json")
    #expect(named.output == loaded.output)
    #expect(named.status == loaded.status)
  }

  @Test func aPayloadIsJudgedByTheRevisionThatIsNamed() throws {
    let payload = #"{"role":"head","phone":"call 555 123 4567","notes":"R&D"}"#
    let tool = try ToolRun()
    let output = #"{"role":"head","phone":"+15551234567","notes":"R&amp;D"}"# + "\n"
    try tool.expect(
      "coach", "-", "--revision", "2026-08", "--quiet", "--output", "out.json", input: payload,
      status: 0, errors: "1 file, 0 invalid, 0 issues\n")
    #expect(tool.folder.text(of: "out.json") == output)
    #expect(try tool("coach", "-", input: payload).status == 0)
    #expect(try tool("coach", "-", "--revision", "2026-02", input: payload).status == 1)
    #expect(try tool("export", "coach", "--into", ".").status == 0)
    #expect(
      try tool("--schema", "coach.json", "-", "--revision", "2026-08", input: payload).status == 0)
    // The document names its revision.
    #expect(try tool("--schema", "coach.json", "-", input: payload).status == 0)
    #expect(try tool("coach", "-", "--revision", "2027", input: payload).status == 64)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let tool = try ToolRun()
    try tool.folder.write("", to: "file")
    try tool.expect(
      "export", "coach", "--into", "file/out", status: 2,
      errors: "compass-validate: file: Not a directory\n")
    #expect(tool.folder.names == ["file"])
  }
}
