import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// Whatever another file at the path is, a change of it is seen.
@Suite struct WatchTests {
  private static let schema = #"{"format":"schema-document/1","name":"s","schema":{"type":"@"}}"#

  /// Starts watching and waits for the first verdict.
  private func watch(
    _ input: String, in folder: TemporaryFolder, schema: String = "string"
  ) throws -> RunningTool {
    try folder.write(Self.schema.replacing("@", with: schema), to: "schema.json")
    let tool = try RunningTool(["--schema", "schema.json", input, "--watch"], in: folder)
    try #require(tool.wait { summaries(of: tool).count == 1 })
    return tool
  }

  private func summaries(of tool: RunningTool) -> [String] {
    tool.errors.split(separator: "\n").map(String.init).filter { $0.contains(" issue") }
  }

  private func expect(
    _ tool: RunningTool, _ summary: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isSeen = tool.wait { summaries(of: tool).last == summary }
    #expect(isSeen, "\(tool.errors)", sourceLocation: sourceLocation)
  }

  private static let valid = "1 file, 0 invalid, 0 issues"
  private static let invalid = "1 file, 1 invalid, 1 issue"

  /// `cp -p` and `rsync -t` keep the time, and the length may be the same.
  @Test(arguments: ["over it", "in its place"])
  func aFileOfTheSameLengthAndTime(_ way: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\"a\"", to: "a.json")
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    let tool = try watch("a.json", in: folder)
    defer { tool.end(by: SIGKILL) }
    if way == "over it" {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.write(contentsOf: Data("123".utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    } else {
      let other = try folder.write("123", to: "other")
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: other)
      #expect(rename(other, path) == 0)
    }
    expect(tool, Self.invalid)
  }

  /// As Kubernetes publishes a ConfigMap: one link is replaced, and with it all files.
  @Test func aLinkToAnotherFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\"", to: "in/..1/a.json")
    try folder.write("123", to: "in/..2/a.json")
    for (name, target) in [
      ("in/..data", "..1"), ("in/a.json", "..data/a.json"), ("in/..next", "..2"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder[name], withDestinationPath: target)
    }
    let tool = try watch("in", in: folder)
    defer { tool.end(by: SIGKILL) }
    #expect(rename(folder["in/..next"], folder["in/..data"]) == 0)
    expect(tool, Self.invalid)
  }

  @Test func aFileThatIsRemovedAndMadeAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\"", to: "a.json")
    let tool = try watch("a.json", in: folder)
    defer { tool.end(by: SIGKILL) }
    try FileManager.default.removeItem(atPath: folder["a.json"])
    expect(tool, "1 file, 0 invalid, 0 issues, 1 not judged")
    try folder.write("\"a\"", to: "a.json")
    expect(tool, Self.valid)
  }

  /// While the schema can't be used, nothing is validated with the old one.
  @Test func aSchemaThatChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\"", to: "a.json")
    let tool = try watch("a.json", in: folder)
    defer { tool.end(by: SIGKILL) }
    try folder.write(Self.schema.replacing("@", with: "strung"), to: "schema.json")
    #expect(
      tool.wait {
        tool.errors.contains(
          "compass-validate: schema.json: nothing is validated until this schema can be used\n")
      })
    try folder.write("7", to: "a.json")
    try folder.write(Self.schema.replacing("@", with: "number"), to: "schema.json")
    #expect(tool.wait { summaries(of: tool).count == 2 })
    #expect(summaries(of: tool) == [Self.valid, Self.valid])
    #expect(tool.errors.contains("schema.json: the schema has changed"))
  }
}
