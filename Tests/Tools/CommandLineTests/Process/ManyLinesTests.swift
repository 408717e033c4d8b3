import Foundation
import TestSupport
import Testing

/// Files that are validated by several threads.
@Suite struct ManyLinesTests {
  /// More than a megabyte, in which every 500th line is invalid and every 700th no JSON.
  private static let lines = (1...60_000).map { number in
    number % 500 == 0
      ? #"{"role":"boss"}"# : number % 700 == 0 ? "{" : #"{"role":"head","first_name":"Ana"}"#
  }.joined(separator: "\n")

  @Test(arguments: ["text", "ndjson", "json", "junit"])
  func theOrderIsTheFiles(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.lines, to: "a.ndjson")
    var outputs: [CompassValidateProcess.Result] = []
    for jobs in ["1", "2", "5"] {
      outputs.append(
        try CompassValidateProcess.run(
          ["coach", "a.ndjson", "-j", jobs, "--format", format, "--output", "-"], in: folder))
    }
    #expect(outputs[0].status == 2)
    #expect(
      outputs[0].errors.hasSuffix(
        "1 file, 60000 records, 120 invalid, 120 issues, 68 not judged\n"))
    #expect(outputs[0].output.split(separator: "\n").count == 60_000 - 120 - 68)
    for other in outputs.dropFirst() {
      #expect(other.output == outputs[0].output)
      #expect(other.errors.withoutTimes == outputs[0].errors.withoutTimes)
    }
    // Threads read a file themselves; they get the lines of a pipe from the one that reads.
    let tool = try RunningTool(
      [
        "coach", "-", "--ndjson", "--stdin-name", "a.ndjson", "-j", "2", "--format", format,
        "--output",
        "-",
      ], in: folder)
    defer { tool.end(by: SIGKILL) }
    try tool.write(Self.lines)
    try tool.endInput()
    tool.waitForEnd()
    #expect(tool.output == outputs[0].output)
    #expect(tool.errors.withoutTimes == outputs[0].errors.withoutTimes)
  }

  /// The threads that share a file end with the one that writes.
  @Test(.timeLimit(.minutes(1))) func aFullDeviceEndsAllThreads() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "1\n", count: 500_000), to: "a.ndjson")
    let tool = try RunningTool(["coach", "a.ndjson", "-j", "4"], in: folder, output: full)
    tool.waitForEnd()
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 2)
    #expect(tool.errors == "compass-validate: standard output: No space left on device\n")
  }

  /// A file on standard input is read from where the program before has left it, and left at its end.
  @Test(arguments: ["1", "2"]) func standardInputMayHaveBeenReadBefore(_ jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("read before\n" + Self.lines, to: "a.ndjson")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", #"{ read -r line; "$0" coach - --ndjson --quiet -j \#(jobs); cat; } <a.ndjson"#,
      try CompassValidateProcess.executable.path,
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (output, errors) = (Pipe(), Pipe())
    (shell.standardOutput, shell.standardError) = (output, errors)
    try shell.run()
    #expect(try output.fileHandleForReading.readToEnd()?.isEmpty ?? true)
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(
      String(decoding: said, as: UTF8.self)
        == "1 file, 60000 records, 120 invalid, 120 issues, 68 not judged\n")
    shell.waitUntilExit()
  }

  @Test func aLineMayBeLongerThanAChunk() throws {
    let notes = String(repeating: "x", count: 1_400_000)
    let lines = "{\"role\":\"head\"}\n{\"role\":\"head\",\"x\":\"\(notes)\"}\n{\"role\":\"boss\"}\n"
    for jobs in ["1", "3"] {
      let result = try ToolRun()("coach", "-", "--ndjson", "-j", jobs, input: lines)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("<stdin>:3:9: "))
      #expect(result.errors == "1 file, 3 records, 1 invalid, 1 issue\n")
    }
  }

  @Test func aLineThatIsTooLongIsPassedOver() throws {
    let long = #"{"role":"head","notes":"\#(String(repeating: "x", count: 1_600_000))"}"#
    let lines = [#"{"role":"head"}"#, long, #"{"role":"boss"}"#, long].joined(separator: "\n")
    for jobs in ["1", "3"] {
      let result = try ToolRun()(
        "coach", "-", "--ndjson", "--max-line", "100", "-j", jobs, input: lines)
      #expect(result.status == 2)
      #expect(result.output.split(separator: "\n").count == 6)
      #expect(result.output.contains("<stdin>:4:1: error: longer than the limit of 100 bytes"))
      #expect(result.errors == "1 file, 4 records, 1 invalid, 1 issue, 2 not judged\n")
    }
  }
}
