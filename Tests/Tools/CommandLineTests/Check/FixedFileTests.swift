import Foundation
import TestSupport
import Testing

/// `--fix` of files that it can't replace.
@Suite struct FixedFileTests {
  private static let payload = #"{"role":" head"}"#
  private static let mended = #"{"role":"head"}"#

  /// The others are mended.
  @Test func aFileWithTwoNamesIsKept() throws {
    let tool = try ToolRun()
    for name in ["a.json", "b.json"] { try tool.folder.write(Self.payload, to: name) }
    #expect(link(tool.folder["a.json"], tool.folder["c.json"]) == 0)
    let result = try tool("coach", "a.json", "b.json", "--fix", "--quiet")
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors == """
        compass-validate: a.json: not written: it has 2 hard links, which replacing it would cut
        2 files, 0 invalid, 0 issues, 1 not judged, 1 fixed in 1 file

        """)
    let texts = ["a", "b", "c"].map { tool.folder.text(of: "\($0).json") }
    #expect(texts == [Self.payload, Self.mended, Self.payload])
    #expect(tool.folder.names == ["a.json", "b.json", "c.json"])
  }

  /// Written to the descriptor, the text would be behind the former one.
  @Test func aDescriptorIsNotWritten() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.payload, to: "a.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" coach /dev/fd/5 --fix 5<> a.json > output 2> errors",
      try CompassValidateProcess.executable.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder.path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(
      tool.folder.text(of: "errors")?.hasPrefix(
        "compass-validate: /dev/fd/5: not a regular file, so it is not fixed\n") == true)
    #expect(process.terminationStatus == 1)
    #expect(tool.folder.text(of: "a.json") == Self.payload)
  }

  @Test func aLinkIsFollowed() throws {
    let tool = try ToolRun()
    try tool.folder.write(Self.payload, to: "in/a.json")
    #expect(symlink("in/a.json", tool.folder["link.json"]) == 0)
    #expect(try tool("coach", "link.json", "--fix").status == 0)
    #expect(tool.folder.text(of: "in/a.json") == Self.mended)
    _ = try FileManager.default.destinationOfSymbolicLink(atPath: tool.folder["link.json"])
  }
}
