import TestSupport
import Testing

/// `list` and `export`.
@Suite struct ExportCommandTests {
  @Test func listNamesSchemasAndFields() throws {
    let result = try ToolRun()("list")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect([lines[0], lines[2], lines[4]] == ["coach", "interaction", "event"])
    #expect(
      lines[1]
        == "  school_id, first_name, last_name, role, email, phone, twitter_handle, instagram_handle, notes"
    )
  }

  @Test(arguments: ["coach", "interaction", "event"])
  func exportPrintsTheDocument(_ name: String) throws {
    let document = String(decoding: try Repository.bytes("schemas/\(name).json"), as: UTF8.self)
    try ToolRun().expect("export", name, status: 0, output: document)
  }

  @Test func exportIntoAFolderWritesAllOfThem() throws {
    let tool = try ToolRun()
    try tool.folder.write("", to: "out/other.txt")
    try tool.expect("export", "--into", "out", status: 0)
    for name in ["coach", "interaction", "event"] {
      #expect(
        tool.folder.text(of: "out/\(name).json").map { Array($0.utf8) }
          == (try Repository.bytes("schemas/\(name).json")))
    }
    #expect(tool.folder.text(of: "out/other.txt") == "")
  }

  @Test func anExportedDocumentJudgesAsItsSchema() throws {
    let tool = try ToolRun(samples: "event-invalid.json")
    #expect(try tool("export", "event", "--into", ".").status == 0)
    let named = try tool("event", "event-invalid.json")
    let loaded = try tool("--schema", "event.json", "event-invalid.json")
    #expect(named.output == loaded.output)
    #expect(named.status == loaded.status)
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    let tool = try ToolRun()
    try tool.expect(
      "export", "--into", "nowhere", status: 2,
      errors: "compass-validate: nowhere/coach.json: No such file or directory\n")
    #expect(tool.folder.names.isEmpty)
  }
}
