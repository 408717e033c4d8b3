import Foundation
import TestSupport
import Testing

/// No output replaces a file that the run reads, or that of another output.
@Suite struct FileRolesTests {
  private static let schema =
    #"{"format":"schema-document/2","name":"s","schema":{"type":"unknown"}}"#
  private static let baseline = #"{"format":"compass-validate-baseline/1"}"# + "\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"role":"head"}"#, to: "in/a.json")
    try folder.write(#"{"role":"boss"}"#, to: "in/b.json")
    try folder.write(Self.schema, to: "s.json")
    try folder.write(Self.baseline, to: "known.ndjson")
    try folder.write(
      #"{"files":[{"include":"in","schema":{"document":"s.json"}}]}"#, to: "compass-validate.json")
    #expect(symlink("in/a.json", folder["link"]) == 0)
    #expect(symlink("new", folder["nowhere"]) == 0)
    return folder
  }

  private func texts(_ folder: TemporaryFolder) -> [String: String?] {
    let names = folder.names + ["in/a.json", "in/b.json", "new"]
    return Dictionary(names.map { ($0, folder.text(of: $0)) }) { $1 }
  }

  private func expect(
    _ arguments: [String], _ message: String, input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try folder()
    let before = texts(folder)
    let result = try CompassValidateProcess.run(arguments, in: folder, input: input)
    #expect(result.status == 64, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(
      result.errorLines.first == "Error: \(message).", sourceLocation: sourceLocation)
    #expect(texts(folder) == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (["--report", "in/a.json"], "--report in/a.json would replace the input in/a.json"),
    (["--report", "./in/../link"], "--report ./in/../link would replace the input in/a.json"),
    (["--output", "in/b.json"], "--output in/b.json would replace the input in/b.json"),
    (
      ["--baseline", "link", "--update-baseline"],
      "--baseline link would replace the input in/a.json"
    ),
    (
      ["--baseline", "known.ndjson", "--report", "./known.ndjson"],
      "--report ./known.ndjson would replace the baseline known.ndjson"
    ),
    (
      ["--report", "new", "--output", "./new"],
      "--report new would replace the file of --output ./new"
    ),
    (
      ["--report", "in/../new", "--output", "nowhere"],
      "--report in/../new would replace the file of --output nowhere"
    ),
    (
      ["--baseline", "./new", "--update-baseline", "--report", "new"],
      "--baseline ./new would replace the file of --report new"
    ),
  ])
  func ofACheck(_ options: [String], _ message: String) throws {
    try expect(["coach", "in"] + options, message)
    try expect(["coach", "in/*.json"] + options, message)
  }

  @Test func ofSchemasAndProjects() throws {
    let report = ["--report", "s.json"]
    try expect(
      ["--schema", "./s.json", "in"] + report,
      "--report s.json would replace the schema ./s.json")
    try expect(["in"] + report, "--report s.json would replace the schema s.json")
    try expect(
      ["--output", "compass-validate.json"],
      "--output compass-validate.json would replace the project file compass-validate.json")
    try expect(
      ["in/a.json", "--report", "link"], "--report link would replace the input in/a.json")
  }

  @Test func ofOtherCommands() throws {
    try expect(
      ["export", "--schema", "s.json", "--into", "."],
      "--into ./s.json would replace the schema s.json")
    let folder = try TemporaryFolder()
    let vectors = try Repository.bytes("Conformance/schema/event/event.json")
    try folder.write(vectors, to: "v/event.json")
    for (reports, message) in [
      (["v/event.json"], "--report v/event.json would replace the input v/event.json"),
      (["r.json", "./r.json"], "--report ./r.json would replace the file of --report r.json"),
    ] {
      let result = try CompassValidateProcess.run(
        ["conformance", "v"] + reports.flatMap { ["--report", $0] }, in: folder)
      #expect(result.status == 64 && result.output == "")
      #expect(result.errorLines.first == "Error: \(message).")
    }
    #expect(folder.names == ["v"] && folder.text(of: "v/event.json")?.utf8.count == vectors.count)
  }

  /// Standard streams may be files too.
  @Test(arguments: [
    ("coach - --output in/a.json < in/a.json", "--output in/a.json would replace the input -"),
    (
      "coach in --report r.html > r.html",
      "--report r.html would replace the file of standard output"
    ),
    (
      "coach in/a.json --output /dev/fd/5 --report r.html 5> r.html",
      "--report r.html would replace the file of --output /dev/fd/5"
    ),
  ])
  func ofRedirections(_ command: String, _ message: String) throws {
    let folder = try folder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \(command) 2> errors", try CompassValidateProcess.executable.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(folder.text(of: "errors")?.hasPrefix("Error: \(message).\n") == true)
    #expect(folder.text(of: "in/a.json") == #"{"role":"head"}"#)
  }

  @Test func otherFilesAreWritten() throws {
    let folder = try folder()
    let result = try CompassValidateProcess.run(
      [
        "coach", "in/a.json", "--output", "o.json", "--report", "r.html", "--baseline",
        "known.ndjson", "--update-baseline",
      ], in: folder)
    #expect(result.status == 0)
    #expect(folder.names.filter { ["o.json", "r.html"].contains($0) }.count == 2)
  }
}
