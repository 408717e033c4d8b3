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
