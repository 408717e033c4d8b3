import Foundation
import TestSupport
import Testing

/// The tool under limits of resources.
@Suite struct ResourceLimitTests {
  /// A file that hits the size limit is reported, and no part of it is left.
  @Test(arguments: [
    (["coach", "a.ndjson", "--output", "out.ndjson"], "out.ndjson"),
    (["export", "coach", "--into", "."], "./coach.json"),
  ])
  func ofAFile(_ arguments: [String], _ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "{\"role\":\"head\"}\n", count: 5_000), to: "a.ndjson")
    // The parent process may ignore the signal, which is inherited: on Linux that is undone.
    #if os(Linux)
    let preparation = #"ulimit -f 1 && exec env --default-signal=XFSZ "$0" "$@""#
    #else
    let preparation = "ulimit -f 1"
    #endif
    let tool = try RunningTool(arguments, in: folder, after: preparation)
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 2)
    #expect(tool.errors == "compass-validate: \(path): File too large\n")
    #expect(folder.names == ["a.ndjson"])
  }

  private static let depth = 250
  /// A schema of as many arrays in each other.
  private static let deepSchema =
    #"{"format":"schema-document/1","name":"a","schema":"#
    + String(repeating: #"{"type":"array","element":"#, count: depth) + #"{"type":"null"}"#
    + String(repeating: "}", count: depth + 1)

  @Test func ofTheStack() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.deepSchema, to: "deep.json")
    let depth = Self.depth
    try folder.write(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth), to: "a.json")
    let tool = try RunningTool(
      ["--schema", "deep.json", "a.json"], in: folder, after: "ulimit -s 128")
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 0)
    #expect(tool.errors == "1 file, 0 invalid, 0 issues\n")
  }

  /// Signals reach what waits for input, whichever thread that is.
  @Test func aSignalUnderALimitOfTheStack() throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["coach", "-", "--ndjson", "--output", "out.ndjson"], in: folder, after: "ulimit -s 128")
    try tool.write("{\"role\":\"head\"}\n")
    #expect(tool.wait { tool.hasReadInput && folder.names.count == 1 })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(folder.names.isEmpty)
  }

  #if os(Linux)
  @Test func ofTheAddressSpace() throws {
    let folder = try TemporaryFolder()
    let line = "{\"role\":\"head\"}\n"
    let lines = String(repeating: line, count: 20_000)
    // Standard input comes after the file and stays open, so that the threads can be counted.
    try folder.write(lines, to: "a.ndjson")
    let tool = try RunningTool(
      ["coach", "a.ndjson", "-", "--ndjson", "-j", "64"], in: folder,
      after: "ulimit -v 1000000")
    try tool.write("1\n")
    #expect(tool.wait { !tool.output.isEmpty || !tool.process.isRunning })
    #expect(tool.status("Threads").flatMap { Int($0) }.map { (2...10).contains($0) } == true)
    try tool.endInput()
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 1)
    #expect(tool.errors == "2 files, 20001 records, 1 invalid, 1 issue\n")
  }
  #endif
}
