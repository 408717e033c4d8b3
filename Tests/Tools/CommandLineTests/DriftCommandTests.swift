import TestSupport
import Testing

/// `diff` and `fingerprint`, which detect changes of a schema.
@Suite struct DriftCommandTests {
  private func tool() throws -> ToolRun {
    let tool = try ToolRun()
    func document(_ maximum: Int, _ message: String) -> String {
      """
      {"format":"schema-document/1","name":"a","schema":{"type":"string","checks":[
        {"check":"max_length","maximum":\(maximum),"message":"\(message)"}]}}
      """
    }
    try tool.folder.write(document(5, "Short"), to: "old.json")
    try tool.folder.write(document(4, "Shorter"), to: "new.json")
    try tool.folder.write("{", to: "broken.json")
    try tool.folder.write(#"{"format":"schema-document/1","name":"a"}"#, to: "none.json")
    return tool
  }

  @Test func noDifference() throws {
    try tool().expect("diff", "old.json", "old.json", status: 0, output: "no difference\n")
  }

  @Test func differences() throws {
    try tool().expect(
      "diff", "old.json", "new.json", status: 1,
      output: """
        stricter  $: has max_length 4, was max_length 5
        reworded  $: message of max_length is "Shorter", was "Short"
        2 differences: 1 stricter, 0 looser, 1 reworded, 0 changed

        """)
    try tool().expect(
      "diff", "new.json", "old.json", "--format", "json", status: 1,
      output:
        #"{"differences":[{"kind":"looser","path":"$","detail":"has max_length 5, was max_length 4"},{"kind":"reworded","path":"$","detail":"message of max_length is \"Short\", was \"Shorter\""}],"stricter":0,"looser":1,"reworded":1,"changed":0}"#
        + "\n")
  }

  @Test func aTable() throws {
    try tool().expect(
      "diff", "old.json", "new.json", "--format", "markdown", status: 1,
      output: """
        | kind | value | change |
        | --- | --- | --- |
        | stricter | `$` | has max_length 4, was max_length 5 |
        | reworded | `$` | message of max_length is "Shorter", was "Short" |

        2 differences: 1 stricter, 0 looser, 1 reworded, 0 changed

        """)
  }

  /// As the exported documents of the two revisions.
  @Test func aSchemaAtTwoRevisions() throws {
    let tool = try tool()
    let named = try tool("diff", "coach", "--from", "2026-02", "--to", "2026-08")
    #expect(named.status == 1 && named.output.contains("$.phone"))
    try tool.folder.write(Repository.bytes("schemas/coach.json"), to: "coach-old.json")
    try tool.folder.write(Repository.bytes("schemas/2026-08/coach.json"), to: "coach-new.json")
    #expect(try tool("diff", "coach-old.json", "coach-new.json").output == named.output)
    try tool.expect(
      "diff", "coach", "--from", "2026-08", "--to", "2026-08", status: 0,
      output: "no difference\n")
    let years = try tool(
      "diff", "playerDetails", "--from", "2026-08", "--to", "2026-08", "--year", "2026")
    #expect(years.status == 0)
  }

  @Test(arguments: [
    (["old.json"], "Name two documents, or a schema with --from and --to, such as"),
    (["coach", "--from", "2026-02"], "--from and --to need each other."),
    (
      ["old.json", "new.json", "--from", "2026-02", "--to", "2026-08"],
      "--from and --to compare one schema by its name with itself."
    ),
    (["old.json", "new.json", "--year", "2026"], "--year applies to a schema by name"),
    (
      ["form-coach-email", "--from", "2026-02", "--to", "2026-08"],
      #"The schema "form-coach-email" is only in revision 2026-08."#
    ),
    (
      ["coahc", "--from", "2026-02", "--to", "2026-08"],
      #"There is no schema "coahc" in revision 2026-02; did you mean "coach"?"#
    ),
  ])
  func wrongUse(arguments: [String], reason: String) throws {
    let result = try CompassValidateProcess.run(["diff"] + arguments, in: tool().folder)
    #expect(result.status == 64 && result.output == "")
    #expect(result.errors.hasPrefix("Error: \(reason)"), "\(result.errors)")
  }

  @Test func whatCannotBeReadIsStatus2() throws {
    let tool = try tool()
    for file in ["broken.json", "none.json", "missing.json"] {
      for arguments in [
        ["diff", "old.json", file], ["diff", file, "old.json"], ["fingerprint", file],
      ] {
        let result = try CompassValidateProcess.run(arguments, in: tool.folder)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("compass-validate: \(file)"), "\(result.errors)")
      }
    }
  }

  @Test func fingerprints() throws {
    let tool = try tool()
    let named = try tool("fingerprint", "coach", "event")
    #expect(named.status == 0)
    try tool.folder.write(Repository.bytes("schemas/coach.json"), to: "coach.json")
    let file = try tool("fingerprint", "coach.json").output.split(separator: " ")
    let lines = named.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(file.first ?? "none")  coach") == true)
    #expect(try tool("fingerprint", "coach", "--revision", "2026-08").output != "\(lines[0])\n")
    #expect(try tool("fingerprint", "nobody").status == 64)
    #expect(try tool("fingerprint").status == 64)
  }
}
