import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import compass_validate

/// A file that can't be read is an error, also where it only decides about others.
@Suite struct UnreadableFilesTests {
  /// Makes a link to itself, which can't be opened.
  private func loop(_ name: String, in folder: TemporaryFolder) {
    // A link leads on from its own folder.
    let target = name.split(separator: "/").last.map(String.init) ?? name
    #expect(symlink(target, folder[name]) == 0)
  }

  @Test func initWritesNothingThen() throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"role":"head"}"#, to: "a.json")
    loop("b.json", in: tool.folder)
    for arguments in [["init"], ["init", "--force"], ["init", "-"], ["init", "--dry-run"]] {
      let result = try CompassValidateProcess.run(arguments, in: tool.folder)
      let file = arguments.contains("-") ? "-" : "compass-validate.json"
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.errors == """
          compass-validate: ./b.json: Too many levels of symbolic links
          compass-validate: \(file): not written, as 1 file or folder could not be read

          """)
    }
    #expect(tool.folder.names == ["a.json", "b.json"])
  }

  /// It is not validated against another schema than the one that it may name.
  @Test func aPayloadThatMayNameASchema() throws {
    let folder = try TemporaryFolder()
    loop("a.json", in: folder)
    var schemas = PayloadSchemas(ProjectFolder(root: folder.path), prefix: folder.path + "/")
    let item = InputItem(path: folder["a.json"], name: "a.json", isNDJSON: false)
    guard case .problem(let reason) = schemas.answer(of: item, limits: JSONLimits()) else {
      Issue.record("the payload has no problem")
      return
    }
    #expect(reason == "Too many levels of symbolic links")
  }

  @Test func aSchemaThatAPayloadNames() throws {
    let folder = try TemporaryFolder()
    loop("s.json", in: folder)
    try folder.write(#"{"$schema":"s.json"}"#, to: "a.json")
    let result = try CompassValidateProcess.run(
      ["a.json", "--schema-from-payload", "--no-config"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        """
        compass-validate: a.json: "$schema" is "s.json", which can't be read: Too many levels of symbolic links

        """))
  }

  /// A farther project file would give other schemas.
  @Test func aProjectFileThatIsCloser() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"files":[{"include":"**/*.json","schema":"coach"}]}"#, to: "compass-validate.json")
    try folder.write(#"{"role":"head"}"#, to: "in/a.json")
    loop("in/compass-validate.json", in: folder)
    let process = Process()
    process.executableURL = try CompassValidateProcess.executable
    process.arguments = ["a.json"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder["in"])
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text == "compass-validate: compass-validate.json: Too many levels of symbolic links\n")
  }

  /// The names that it excludes are not known.
  @Test(arguments: ["in", "in/*.json", "in/**"]) func ignoredNames(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write([UInt8](repeating: 0x0A, count: 16_777_217), to: "in/.gitignore")
    try folder.write(#"{"role":"boss"}"#, to: "in/a.json")
    let result = try CompassValidateProcess.run(["coach", path], in: folder)
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors == """
        compass-validate: in/.gitignore: longer than the limit of 16777216 bytes
        1 file, 0 invalid, 0 issues, 1 not judged

        """)
    #expect(try CompassValidateProcess.run(["coach", path, "--no-ignore"], in: folder).status == 1)
  }

  /// The entries of a file that was not read could be lost.
  @Test func aBaselineIsNotWritten() throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"role":"boss"}"#, to: "a.json")
    let result = try tool(
      "coach", "a.json", "b.json", "--baseline", "known.ndjson", "--update-baseline")
    #expect(result.status == 2)
    #expect(
      result.errorLines.contains(
        "compass-validate: known.ndjson: not written, as not every file could be read"))
    #expect(tool.folder.names == ["a.json"])
  }
}
