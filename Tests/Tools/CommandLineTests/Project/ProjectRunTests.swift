import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import compass_validate

/// Runs that take their schemas from a project file.
@Suite struct ProjectRunTests {
  private static let project =
    #"{"files":[{"include":"data/**/*.json","schema":"coach"}]}"#
  private static let valid = #"{"role":"head"}"#
  private static let invalid = #"{"role":"boss"}"#

  /// The file of a folder above is found, and paths start at the working folder.
  @Test func aFolderBelow() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "compass-validate.json")
    try folder.write(Self.invalid, to: "data/in/a.json")
    try folder.write(Self.valid, to: "data/b.json")
    let tool = try CompassValidateProcess.executable.path
    let below = try Subprocess.run("sh", ["-c", "cd \"$0\"/data/in && \"$1\"", folder.path, tool])
    #expect(below.status == 1)
    #expect(
      String(decoding: below.output, as: UTF8.self).hasPrefix("../../data/in/a.json:1:9: error: "))
    #expect(String(decoding: below.errors, as: UTF8.self) == "2 files, 1 invalid, 1 issue\n")
    let named = try Subprocess.run(
      "sh", ["-c", "cd \"$0\"/data/in && \"$1\" a.json", folder.path, tool])
    #expect(String(decoding: named.output, as: UTF8.self).hasPrefix("a.json:1:9: error: "))
  }

  /// The search ends at the root of a work tree.
  @Test func anotherRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "compass-validate.json")
    try folder.write("", to: "inner/.git/HEAD")
    try folder.write(Self.valid, to: "inner/data/a.json")
    let tool = try CompassValidateProcess.executable.path
    let result = try Subprocess.run("sh", ["-c", "cd \"$0\"/inner && \"$1\"", folder.path, tool])
    #expect(result.status == 64)
  }

  /// A link in a payload's path leads out of the project.
  @Test func aSchemaBehindALink() throws {
    let tool = try ToolRun()
    let outside = try TemporaryFolder()
    try outside.write("true", to: "s.json")
    try tool.folder.write(#"{"files":[]}"#, to: "compass-validate.json")
    try tool.folder.write(#"{"$schema":"link/s.json"}"#, to: "a.json")
    try tool.folder.write(#"{"$schema":"\#(outside["s.json"])"}"#, to: "b.json")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder["link"], withDestinationPath: outside.path)
    let result = try tool("--schema-from-payload", "a.json", "b.json")
    #expect(result.status == 2)
    #expect(
      result.errorLines.prefix(2).allSatisfy {
        $0.hasSuffix("and only files in the project's folder are read")
      })
  }

  /// Large files of several schemas share the threads, and their reports keep the order of the paths.
  @Test func largeFiles() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      #"""
      {"files":[{"include":"*1.ndjson","schema":"coach"},{"include":"*2.ndjson","schema":{"document":"s.json"}},
      {"include":"*.json","schema":{"document":"s.json"}},{"include":"big.txt","schema":"coach"}],"exclude":"s.json"}
      """#, to: "compass-validate.json")
    try tool.folder.write(
      #"{"format":"schema-document/1","name":"s","schema":{"type":"array","element":{"type":"number"}}}"#,
      to: "s.json")
    let coaches = [String](repeating: Self.valid, count: 10_000) + [Self.invalid]
    let numbers = [String](repeating: "[1,2,3,4,5,6,7,8]", count: 10_000) + ["[true]"]
    for name in ["a", "b", "c"] {
      try tool.folder.write(coaches.joined(separator: "\n"), to: "\(name)1.ndjson")
      try tool.folder.write(numbers.joined(separator: "\n"), to: "\(name)2.ndjson")
    }
    for number in 0..<40 { try tool.folder.write("[\(number)]", to: "\(number).json") }
    try tool.folder.write("[\"x\"]", to: "7.json")
    let one = try tool("-j", "1")
    let four = try tool("-j", "4")
    #expect(one.output == four.output)
    #expect(one.errors == four.errors)
    #expect(one.errors.hasSuffix("47 files, 60006 records, 7 invalid, 7 issues, 1 not judged\n"))
    let places = one.output.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { String($0.prefix { $0 != ":" }) }
    #expect(
      places == [
        "7.json", "a1.ndjson", "a2.ndjson", "b1.ndjson", "b2.ndjson", "c1.ndjson", "c2.ndjson",
      ])
  }

  /// Only the changed files are validated, and all of an entry whose schema has changed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func changedFiles() throws {
    let tool = try ToolRun()
    func git(_ arguments: String...) throws {
      let settings = ["-c", "user.name=a", "-c", "user.email=a@b.co", "-c", "commit.gpgsign=false"]
      let result = try Subprocess.run("git", ["-C", tool.folder.path] + settings + arguments)
      #expect(result.status == 0)
    }
    let document = #"{"format":"schema-document/1","name":"s","schema":{"type":"string"}}"#
    try tool.folder.write(
      #"{"files":[{"include":"c","schema":"coach"},{"include":"s","schema":{"document":"s.json"}}]}"#,
      to: "compass-validate.json")
    try tool.folder.write(document, to: "s.json")
    try tool.folder.write(Self.invalid, to: "c/old.json")
    try tool.folder.write("1", to: "s/old.json")
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "a")
    try tool.expect("--changed", status: 0, errors: "0 files, 0 invalid, 0 issues\n")
    try tool.folder.write(Self.valid, to: "c/new.json")
    try tool.folder.write("{}", to: "c/note.txt")
    try tool.expect("--changed", status: 0, errors: "1 file, 0 invalid, 0 issues\n")
    try tool.expect(
      "--changed", "HEAD", "c/old.json", status: 0, errors: "0 files, 0 invalid, 0 issues\n")
    try tool.folder.write(document + "\n", to: "s.json")
    let schema = try tool("--changed", "--quiet")
    #expect(
      schema.errors == """
        compass-validate: s.json has changed, so all its files are validated
        2 files, 1 invalid, 1 issue

        """)
    try git("checkout", "-q", "s.json")
    try tool.folder.write(
      #"{"files":[{"include":"c","schema":"coach"}]}"#, to: "compass-validate.json")
    let all = try tool("--changed", "--quiet")
    #expect(
      all.errors == """
        compass-validate: compass-validate.json has changed, so all its files are validated
        2 files, 1 invalid, 1 issue

        """)
  }

  /// Outside of a repository git's own reason is shown.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func changedFilesOfNoRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "compass-validate.json")
    let result = try CompassValidateProcess.run(
      ["--changed"], in: folder, environment: ["GIT_DIR": "none"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "compass-validate: --changed: git reports the changed files of a repository, and this folder is not in one ("
      ))
  }

  /// The example of the document is a golden case.
  @Test func theDocumentShowsARun() throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "project/run.case" })
    let document = String(decoding: try Repository.bytes("docs/project.md"), as: UTF8.self)
    let file = try #require(golden.all("file").first { $0.argument == "compass-validate.json" })
    #expect(document.contains("```jsonc\n\(String(decoding: file.bytes, as: UTF8.self))```"))
    #expect(document.contains("```\n\(golden.text("stdout"))\(golden.text("stderr"))```"))
  }
}

/// The files that `init` writes.
@Suite struct InitCommandTests {
  /// A project file of generated payloads names their schemas and validates them.
  @Test func schemasOfPayloads() throws {
    let tool = try ToolRun(
      samples: "coach-valid.json", "event-valid.json", "interaction-valid.json")
    for name in ["coach", "event", "interaction"] {
      let text = try #require(tool.folder.text(of: "\(name)-valid.json"))
      for number in 0..<3 { try tool.folder.write(text, to: "data/\(name)s/\(number).json") }
      try tool.folder.write(text, to: "mixed/\(name)-1.json")
      try FileManager.default.removeItem(atPath: tool.folder["\(name)-valid.json"])
    }
    try tool.folder.write("data/secret\n", to: ".gitignore")
    let written = try tool("init")
    #expect(written.status == 0)
    let text = try #require(tool.folder.text(of: "compass-validate.json"))
    for name in ["coach", "event", "interaction"] {
      #expect(text.contains("{ \"include\": \"data/\(name)s/*.json\", \"schema\": \"\(name)\""))
      #expect(text.contains("{ \"include\": \"mixed/\(name)-1.json\", \"schema\": \"\(name)\""))
    }
    let checked = try tool()
    #expect(checked.status == 0)
    #expect(checked.errors == "12 files, 0 invalid, 0 issues\n")
    #expect(try tool("init").status == 2)
    #expect(tool.folder.text(of: "compass-validate.json") == text)
    #expect(try tool("init", "--dry-run").output == text)
  }
}
