import TestSupport
import Testing

/// `diff` and `fingerprint`, which detect changes of a schema.
@Suite struct DiffCommandTests {
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
                  "aaaaa": invalid, was valid
                  accepts nothing more: normal form
        reworded  $: message of max_length is "Shorter", was "Short"
                  no payload shows it

        compatible for readers: no, the newer schema rejects "aaaaa"
        compatible for writers: yes, proved by normal form
        2 differences: 1 stricter, 1 reworded

        """)
    let json = try tool()("diff", "new.json", "old.json", "--format", "json")
    #expect(json.status == 1)
    for part in [
      #"{"differences":[{"kind":"looser","path":"$","detail":"has max_length 5, was max_length 4","evidence":[{"payload":"aaaaa","old":{"valid":false,"#,
      #""new":{"valid":true,"output":"aaaaa"}}],"proof":"normal form"},"#,
      #"],"readers":{"compatible":true,"proof":"normal form"},"writers":{"compatible":false,"payload":"aaaaa"},"stricter":0,"looser":1,"both":0,"changed":0,"reworded":1,"same":0,"unknown":0}"#,
    ] {
      #expect(json.output.contains(part), "\(json.output)")
    }
  }

  @Test func aTable() throws {
    try tool().expect(
      "diff", "old.json", "new.json", "--format", "markdown", status: 1,
      output: """
        | effect | value | change | evidence |
        | --- | --- | --- | --- |
        | stricter | `$` | has max_length 4, was max_length 5 | `"aaaaa"`: invalid, was valid; accepts nothing more: normal form |
        | reworded | `$` | message of max_length is "Shorter", was "Short" | no payload shows it |

        - compatible for readers: no, the newer schema rejects "aaaaa"
        - compatible for writers: yes, proved by normal form
        - 2 differences: 1 stricter, 1 reworded

        """)
  }

  /// The paths and changes of a report, without their effects.
  private func changes(_ report: String) -> [Substring] {
    report.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.dropFirst(10) }
      .filter { $0.hasPrefix("$") }
  }

  /// As the exported documents of the two revisions.
  @Test func aSchemaAtTwoRevisions() throws {
    let tool = try tool()
    let named = try tool("diff", "coach", "--from", "2026-02", "--to", "2026-08")
    #expect(named.status == 1 && named.output.contains("$.phone"))
    try tool.folder.write(Repository.bytes("schemas/coach.json"), to: "coach-old.json")
    try tool.folder.write(Repository.bytes("schemas/2026-08/coach.json"), to: "coach-new.json")
    // The functions of the later revision come with a schema by name, but not with a document.
    let files = try tool("diff", "coach-old.json", "coach-new.json")
    #expect(changes(files.output) == changes(named.output))
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
    try tool.folder.write(Repository.bytes("schemas/2026-08/coach.json"), to: "coach.json")
    let file = try tool("fingerprint", "coach.json").output.split(separator: " ")
    let lines = named.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(file.first ?? "none")  coach") == true)
    #expect(try tool("fingerprint", "coach", "--revision", "2026-02").output != "\(lines[0])\n")
    #expect(try tool("fingerprint", "nobody").status == 64)
    #expect(try tool("fingerprint").status == 64)
  }
}
