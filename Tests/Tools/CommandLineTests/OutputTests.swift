import Foundation
import TestSupport
import Testing

/// `--output`: the transformed payloads, whole or not at all.
@Suite struct OutputTests {
  private static let event = """
    {"type":"showcase","name":"Spring Showcase 2026","location":"LakePoint","city":"Emerson",\
    "state":"GA","start_date":"2026-04-15","end_date":"2026-04-16","start_time":"09:00",\
    "end_time":null,"url":"https://example.com/showcase?id=4","cost":149.5,"registered":true,\
    "attended":false}

    """

  @Test func aValidPayloadIsWritten() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try tool.expect(
      "event", "event-valid.json", "--output", "out.json", status: 0,
      errors: "1 file, 0 invalid, 0 issues\n")
    #expect(tool.folder.text(of: "out.json") == Self.event)
    #expect(tool.folder.names == ["event-valid.json", "out.json"])
  }

  @Test func standardOutput() throws {
    try ToolRun(samples: "event-valid.json").expect(
      "event", "event-valid.json", "--output", "-", status: 0, output: Self.event,
      errors: "1 file, 0 invalid, 0 issues\n")
  }

  @Test func aPayloadALine() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try tool.folder.write(
      String(decoding: Repository.bytes("Conformance/samples/event-valid.json"), as: UTF8.self),
      to: "other.json")
    let result = try tool("event", "event-valid.json", "other.json", "--output", "out.ndjson")
    #expect(result.status == 0)
    #expect(tool.folder.text(of: "out.ndjson") == Self.event + Self.event)
  }

  /// If anything is wrong with one file, an existing output file is left unchanged.
  @Test(arguments: [
    "event-invalid.json", "broken.json", "missing.json", ".", "deep.json", "invalid.ndjson",
    "broken.ndjson", "deep.ndjson",
  ])
  func nothingIsWrittenUnlessAllAreValid(_ other: String) throws {
    let tool = try ToolRun(samples: "event-valid.json", "event-invalid.json")
    try tool.folder.write("{", to: "broken.json")
    try tool.folder.write(String(repeating: "[", count: 600), to: "deep.json")
    let line = Self.event
    try tool.folder.write(line + "{}\n" + line, to: "invalid.ndjson")
    try tool.folder.write(line + "{\n" + line, to: "broken.ndjson")
    try tool.folder.write(
      line + String(repeating: "[", count: 600) + "\n" + line, to: "deep.ndjson")
    let names = tool.folder.names
    for order in [["event-valid.json", other], [other, "event-valid.json"]] {
      let arguments = ["event"] + order + ["--output", "out.json"]
      let result = try CompassValidateProcess.run(arguments, in: tool.folder)
      #expect(result.status == (other.contains("invalid") ? 1 : 2))
      #expect(
        result.errorLines.dropLast().last
          == "compass-validate: out.json: not written, as not every payload is valid")
      #expect(tool.folder.names == names)
    }
    try tool.folder.write("before", to: "out.json")
    let result = try tool("event", "event-valid.json", other, "--output", "out.json")
    #expect(result.status > 0)
    #expect(tool.folder.text(of: "out.json") == "before")
    #expect(tool.folder.names == (names + ["out.json"]).sorted())
  }

  @Test func anOlderFileIsReplacedAndKeepsItsPermissions() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    let path = try tool.folder.write(String(repeating: "before", count: 1_000), to: "out.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try tool("event", "event-valid.json", "--output", "out.json").status == 0)
    #expect(tool.folder.text(of: "out.json") == Self.event)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try tool.expect(
      "event", "event-valid.json", "--output", "/dev/null", status: 0,
      errors: "1 file, 0 invalid, 0 issues\n")
    var isFolder: ObjCBool = true
    #expect(FileManager.default.fileExists(atPath: "/dev/null", isDirectory: &isFolder))
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test(arguments: [
    ("nowhere/out.json", "No such file or directory"),
    ("event-valid.json/out.json", "Not a directory"), (".", "Is a directory"),
  ])
  func aPlaceThatCannotBeWrittenIsSaidAtOnce(_ path: String, _ reason: String) throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try tool.expect(
      "event", "event-valid.json", "--output", path, status: 2,
      errors: "compass-validate: \(path): \(reason)\n")
    #expect(tool.folder.names == ["event-valid.json"])
  }

  @Test func aFullDeviceIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try ToolRun(samples: "event-valid.json").expect(
      "event", "event-valid.json", "--output", "/dev/full", status: 2,
      errors: "compass-validate: /dev/full: No space left on device\n")
  }

  @Test func aLinkStaysALink() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    let target = try tool.folder.write("before", to: "target.json")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder["link.json"], withDestinationPath: target)
    #expect(try tool("event", "event-valid.json", "--output", "link.json").status == 0)
    #expect(tool.folder.text(of: "link.json") == Self.event)
    #expect(tool.folder.text(of: "target.json") == Self.event)
    _ = try FileManager.default.destinationOfSymbolicLink(atPath: tool.folder["link.json"])
  }

  /// If a link leads to a link, or out of another folder, its target is created.
  @Test func aLinkToNothingStaysALink() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try tool.folder.write("", to: "in/other.txt")
    for (link, target) in [("link.json", "in/second.json"), ("in/second.json", "../out.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: tool.folder[link], withDestinationPath: target)
    }
    #expect(try tool("event", "event-valid.json", "--output", "link.json").status == 0)
    #expect(tool.folder.text(of: "out.json") == Self.event)
    #expect(tool.folder.names == ["event-valid.json", "in", "link.json", "out.json"])
    for link in ["link.json", "in/second.json"] {
      _ = try FileManager.default.destinationOfSymbolicLink(atPath: tool.folder[link])
    }
  }

  @Test func aLinkToItselfLeadsNowhere() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder["link.json"], withDestinationPath: "link.json")
    try tool.expect(
      "event", "event-valid.json", "--output", "link.json", status: 2,
      errors: "compass-validate: link.json: Too many levels of symbolic links\n")
  }

  /// A name may have 255 bytes; what is written beside it has a name of its own.
  @Test func aNameMayBeAsLongAsAny() throws {
    let tool = try ToolRun(samples: "event-valid.json")
    let name = String(repeating: "n", count: 255)
    #expect(try tool("event", "event-valid.json", "--output", name).status == 0)
    #expect(tool.folder.text(of: name) == Self.event)
    try tool.expect(
      "event", "event-valid.json", "--output", name + "n", status: 2,
      errors: "compass-validate: \(name)n: File name too long\n")
    #expect(tool.folder.names == ["event-valid.json", name])
  }

  @Test func findingsStayOutOfTheOutputWhenThereIsNoStandardOutput() throws {
    let tool = try ToolRun(samples: "coaches.ndjson")
    let result = try CompassValidateProcess.run(
      ["coach", "coaches.ndjson", "--output", "out.ndjson"], in: tool.folder, closing: 1)
    #expect(result.status == 2)
    #expect(tool.folder.names == ["coaches.ndjson"])
  }

  @Test func findingsThatCannotBePrintedAreAFailure() throws {
    let tool = try ToolRun(samples: "coach-invalid.json")
    let result = try CompassValidateProcess.run(
      ["coach", "-"], in: tool.folder, input: "[]", closing: 1)
    #expect(result.status == 2)
    #expect(result.errors == "compass-validate: standard output: Bad file descriptor\n")
  }
}
