import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// An interrupted run ends with the right status, without a trace, and without an incomplete output file.
@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2])
  func aSignalLeavesNothing(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["coach", "-", "--ndjson", "--output", "out.ndjson"], in: folder)
    try tool.write("{\"role\":\"head\"}\n")
    #expect(tool.wait { folder.names.count == 1 })
    tool.end(by: signal)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == signal)
    #expect(folder.names.isEmpty)
    #expect(tool.errors.isEmpty)
  }

  /// Another program moves its own file over the output while the run is on.
  @Test func aFileOfAnotherProgramIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out.ndjson")
    let tool = try RunningTool(
      ["coach", "-", "--ndjson", "--output", "out.ndjson"], in: folder)
    try tool.write("{\"role\":\"head\"}\n")
    #expect(tool.wait { folder.names.count == 2 })
    try folder.write("theirs", to: "b")
    #expect(rename(folder["b"], folder["out.ndjson"]) == 0)
    try tool.endInput()
    tool.waitForEnd()
    #expect(tool.process.terminationStatus == 2)
    #expect(
      tool.errors == """
        compass-validate: out.ndjson: not written: another program has changed it meanwhile, so it is kept

        """)
    #expect(folder.names == ["out.ndjson"] && folder.text(of: "out.ndjson") == "theirs")
  }

  /// A reader that doesn't read is waited for, but a signal ends that.
  @Test func aSignalEndsWaitingForAReader() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "1\n", count: 5_000), to: "a.ndjson")
    let pipe = Pipe()
    let tool = try RunningTool(
      ["coach", "a.ndjson", "--output", "out.ndjson"], in: folder,
      output: pipe.fileHandleForWriting)
    // Linux' pipes hold as much, and others no more.
    #expect(
      tool.wait {
        PipeLevel.bytes(in: pipe.fileHandleForReading) >= 65_536 && tool.isWaiting
      })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
  }

  /// A pipe that says "try again" where others wait, as a program in JavaScript gives its children.
  @Test func aPipeThatNeverWaitsIsWaitedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "1\n", count: 5_000), to: "a.ndjson")
    let expected = try CompassValidateProcess.run(["coach", "a.ndjson"], in: folder).output
    #expect(expected.utf8.count > 500_000)
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let tool = try RunningTool(
      ["coach", "a.ndjson"], in: folder, output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(
      tool.wait {
        PipeLevel.bytes(in: pipe.fileHandleForReading) >= 65_536 || !tool.process.isRunning
      })
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    tool.waitForEnd()
    // Not compared in the expectation, which would print both.
    let isWhole = String(decoding: output, as: UTF8.self) == expected
    #expect(isWhole)
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 1)
  }

  /// Lines that take minutes to validate are left as soon as a signal comes.
  @Test(arguments: ["1", "2"])
  func aSignalEndsJudging(_ jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format":"schema-document/1","name":"a","schema":{"type":"string","checks":[\
      {"check":"string_format","format":"regex","pattern":"^(?=(a+))(?:\\\\1|a|aa)+b$"}]}}
      """, to: "slow.json")
    let tool = try RunningTool(
      [
        "--schema", "slow.json", "-", "--ndjson", "--max-regex-steps", "10000000", "-j", jobs,
        "--output", "out.ndjson",
      ], in: folder)
    defer { tool.end(by: SIGKILL) }
    try tool.write("\"ab\"\n")
    try #require(tool.wait { tool.hasReadInput && folder.names.count == 2 })
    let line = "\"" + String(repeating: "a", count: 60) + "!b\"\n"
    try tool.write(String(repeating: line, count: 1_000))
    #expect(tool.wait { tool.hasReadInput })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(folder.names == ["slow.json"])
    #expect(tool.output.isEmpty)
  }

  /// As does each of the threads that share a file, though only one of them gets the signal.
  @Test(.timeLimit(.minutes(1))) func aSignalEndsJudgingAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"format":"schema-document/1","name":"a","schema":{"type":"string","checks":[\
      {"check":"string_format","format":"regex","pattern":"^(?=(a+))(?:\\\\1|a|aa)+b$"}]}}
      """, to: "slow.json")
    let line = "\"" + String(repeating: "a", count: 60) + "!b\"\n"
    try folder.write(String(repeating: line, count: 50_000), to: "a.ndjson")
    let tool = try RunningTool(
      [
        "--schema", "slow.json", "a.ndjson", "--max-regex-steps", "10000000", "-j", "3",
        "--output", "out.ndjson",
      ], in: folder)
    try #require(tool.wait { folder.names.count == 3 })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(folder.names == ["a.ndjson", "slow.json"])
    #expect(tool.output.isEmpty)
  }

  /// `nohup`, and a shell that starts a job in the background, ignore signals in what they start.
  @Test(arguments: [("HUP", SIGHUP), ("INT", SIGINT), ("TERM", SIGTERM)])
  func aSignalThatTheCallerIgnoresIsIgnored(_ name: String, _ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["coach", "-", "--ndjson"], in: folder, after: "trap '' \(name)")
    try tool.write("1\n")
    #expect(tool.wait { !tool.output.isEmpty })
    kill(tool.process.processIdentifier, signal)
    try tool.endInput()
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 1)
    #expect(tool.errors == "1 file, 1 record, 1 invalid, 1 issue\n")
  }

  #if os(Linux)
  /// A pipe without a reader is waited for, but a signal ends that.
  @Test func aSignalEndsOpeningAPipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let tool = try RunningTool(["coach", "-", "--output", "pipe"], in: folder)
    #expect(tool.wait { tool.catches(SIGTERM) && tool.isWaiting })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(tool.errors.isEmpty)
  }

  /// Whoever writes a file removes what it has begun, and then ends as the signal says. The pipe holds the
  /// command up behind its first file.
  @Test(arguments: [
    ["export", "event", "coach", "--into", "."],
    ["conformance", "vectors.json", "--report", "event.json", "--report", "coach.json"],
  ])
  func aCommandThatWritesFilesNotesSignals(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Repository.bytes("Conformance/schema/event/event.json"), to: "vectors.json")
    #expect(mkfifo(folder["coach.json"], 0o600) == 0)
    let tool = try RunningTool(arguments, in: folder)
    #expect(tool.wait { folder.names.contains("event.json") && tool.isWaiting })
    #expect(tool.catches(SIGTERM))
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(folder.names == ["coach.json", "event.json", "vectors.json"])
    #expect(tool.errors.isEmpty)
  }
  #endif

  /// Findings are reported while the input is still open, and a hopeless output file is given up.
  @Test func aFindingIsToldAtOnce() throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["coach", "-", "--ndjson", "--output", "out.ndjson"], in: folder)
    try tool.write("{\"role\":\"head\"}\n{\"role\":\"boss\"}\n")
    #expect(tool.wait { tool.output.contains("<stdin>:2:9: error:") })
    #expect(folder.names.isEmpty)
    tool.end(by: SIGINT)
  }

  @Test func aClosedPipeIsTheReadersWish() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let tool = try RunningTool(
      ["coach", "-", "--output", "-"], in: folder, output: pipe.fileHandleForWriting)
    try tool.write(#"{"role":"head"}"#)
    try tool.endInput()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGPIPE)
    #expect(tool.errors.isEmpty)
  }

  @Test(arguments: ["text", "json", "junit"])
  func aFullDeviceUnderTheFindings(_ format: String) throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let folder = try TemporaryFolder()
    let tool = try RunningTool(
      ["coach", "-", "--format", format, "--output", "out.json"], in: folder, output: full)
    try tool.write("[]")
    try tool.endInput()
    tool.process.waitUntilExit()
    #expect(tool.process.terminationStatus == 2)
    #expect(tool.errors == "compass-validate: standard output: No space left on device\n")
    #expect(folder.names.isEmpty)
  }

  @Test func aFileThatChangesWhileItIsRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{}\n{}\n", to: "a.ndjson")
    var file = try InputFile(path: path, inflates: true)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{}\n".utf8))
    #expect(throws: FileError.self) { _ = try file.readAll(limit: 1_000) }
    var lines = ChunkReader(try InputFile(path: path, inflates: true), limit: 1_000)
    let first = try lines.next()
    #expect(first?.bytes.count == 9)
    try handle.write(contentsOf: Data("{}\n".utf8))
    #expect(throws: FileError.self) { while try lines.next() != nil {} }
  }

  @Test func aFileThatChangesWhileItsLinesAreRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("1\n2\n", to: "a.ndjson")
    var lines = ChunkReader(try InputFile(path: path, inflates: true), limit: 1_000)
    #expect(try lines.next() != nil)
    #expect(truncate(path, 2) == 0)
    let error = #expect(throws: FileError.self) { while try lines.next() != nil {} }
    #expect(error?.reason == "changed while it was read")
  }

  /// The same at the end of a skipped line.
  @Test func aFileThatChangesWhileALongLineIsRead() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: ChunkReader.capacity + 1_000)
    let path = try folder.write("{}\n" + text, to: "a.ndjson")
    var lines = ChunkReader(try InputFile(path: path, inflates: true), limit: 1_000)
    #expect(try lines.next()?.bytes.count == 3)
    #expect(truncate(path, off_t(ChunkReader.capacity + 500)) == 0)
    let error = #expect(throws: FileError.self) { while try lines.next() != nil {} }
    #expect(error?.reason == "changed while it was read")
  }

  /// A signal ends the wait for a pipe without a writer, without a false error.
  @Test func aSignalWhileAPipeIsOpened() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder["pipe.json"], 0o600) == 0)
    let tool = try RunningTool(["coach", "missing.json", "pipe.json"], in: folder)
    #expect(tool.wait { !tool.errors.isEmpty })
    // A signal just before the pipe is opened does not end the wait.
    #expect(
      tool.wait {
        kill(tool.process.processIdentifier, SIGTERM)
        return !tool.process.isRunning
      })
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(tool.errors == "compass-validate: missing.json: No such file or directory\n")
  }

  @Test func aWatchedFileIsJudgedAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"role":"head"}"#, to: "a.json")
    let tool = try RunningTool(["coach", "a.json", "--watch"], in: folder)
    #expect(tool.wait { tool.errors == "1 file, 0 invalid, 0 issues\n" })
    try folder.write(#"{"role":"other"}"#, to: "a.json")
    #expect(tool.wait { tool.errors.contains("1 file, 1 invalid, 1 issue\n") })
    #expect(tool.output.contains("a.json:1:9: error:"))
    tool.end(by: SIGINT)
    #expect(tool.process.terminationStatus == SIGINT)
  }
}
