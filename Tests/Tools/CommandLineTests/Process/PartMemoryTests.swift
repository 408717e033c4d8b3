import Foundation
import TestSupport
import Testing

#if os(Linux)
/// The memory of parts does not grow with their number.
@Suite(.serialized) struct PartMemoryTests {
  private static let count = 80_000
  /// The kilobytes that this number of parts may add: their text and what is known about it, but no record of each.
  private static let tolerance = 12_000

  private static let schema =
    #"{"format":"schema-document/2","name":"s","zod":"4.6.7","schema":{"type":"number"}}"#

  private static let files: [(name: String, make: @Sendable (Int) throws -> [UInt8])] = [
    ("a.json", { Array("[\(String(repeating: "1,", count: $0))1]".utf8) }),
    ("a.jsonc", { Array("[\(String(repeating: "1,\n", count: $0))1,]".utf8) }),
    ("a.json5", { Array("[\(String(repeating: "1,", count: $0))1,]".utf8) }),
    ("a.yaml", { Array(String(repeating: "- 1\n", count: $0).utf8) }),
    ("a.json.gz", { try Gzip.member("[\(String(repeating: "1,", count: $0))1]") }),
    ("a.ndjson", { Array("[1]\n[\(String(repeating: "1,", count: $0))1]\n".utf8) }),
    ("a.csv", { Array(("a\n" + String(repeating: "[1]\n", count: $0)).utf8) }),
    ("e.json", { Array("\"[\(String(repeating: "1,", count: $0))1]\"".utf8) }),
    // Each element is invalid.
    ("i.json", { Array("[\(String(repeating: "\"\",", count: $0))1]".utf8) }),
  ]

  /// Returns the peak of a run over a file, in kilobytes.
  private func peak(_ name: String, _ options: [String], in folder: TemporaryFolder) throws -> Int {
    // The second file stays open, so that the tool can be looked at when it is done with the first one.
    let tool = try RunningTool(
      ["check", "--schema", "s.json", name, "-", "--stdin-name", "in.ndjson"] + options,
      in: folder)
    defer { tool.end(by: SIGKILL) }
    try tool.write("[]\n[\"last\"]\n\"[true]\"\n")
    #expect(tool.wait { tool.output.contains("in.ndjson") })
    return try #require(tool.status("VmHWM").flatMap { Int($0) })
  }

  @Test(arguments: files.map(\.name), [["--each"], ["--at", "/*"]])
  func ofElements(_ name: String, _ selection: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema, to: "s.json")
    let make = try #require(Self.files.first { $0.name == name }?.make)
    try folder.write(try make(100), to: "few-\(name)")
    try folder.write(try make(Self.count), to: "many-\(name)")
    let options =
      (name == "e.json" ? ["--embedded", "--each"] : selection)
      + ["--format", "ndjson", "--max-issues", "1000000"]
    let few = try peak("few-\(name)", options, in: folder)
    let many = try peak("many-\(name)", options, in: folder)
    #expect(many < few + Self.tolerance, "\(name) \(selection)")
  }

  /// Text of which JSON is made needs memory for each value, which has a limit.
  @Test(arguments: ["a.json5", "a.yaml"])
  func aLimit(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema, to: "s.json")
    let make = try #require(Self.files.first { $0.name == name }?.make)
    try folder.write(try make(Self.count), to: name)
    let result = try CompassValidateProcess.run(
      ["check", "--schema", "s.json", "--each", name, "--max-memory", "1000"], in: folder)
    #expect(result.status == 2)
    #expect(result.output.contains("error: undecided: the values take more than the limit of"))
    #expect(result.output.contains("[undecided]"))
  }
}
#endif
