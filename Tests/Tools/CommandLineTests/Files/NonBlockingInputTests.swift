import Foundation
import TestSupport
import Testing

/// Standard input that says "try again" where others wait, as a program in JavaScript gives its children.
@Suite struct NonBlockingInputTests {
  private static let coach = #"{"role":"head"}"# + "\n"
  private static let schema =
    #"{"format":"schema-document/2","name":"a","schema":{"type":"object","unknownKeys":"strip","shape":{}}}"#

  /// Every reader of standard input waits for its writer, at the start and behind each part.
  @Test(arguments: [
    (["coach", "-"], Array(coach.utf8)),
    (["coach", "-", "--ndjson", "-j", "1"], Array((coach + "7\n").utf8)),
    (["coach", "-", "--ndjson", "-j", "3"], Array((coach + "7\n").utf8)),
    (["coach", "-", "--ndjson"], Gzip.member(coach)), (["coach", "-"], Gzip.member(coach)),
    (["verdicts", "coach"], Array((coach + "7\n").utf8)),
    (["verdicts", "coach"], Gzip.member(coach)),
    (["--schema", "-", "a.json"], Array(schema.utf8)),
    (["verdicts", "--schema", "-", "a.json"], Array(schema.utf8)),
    (["export", "--schema", "-", "--json-schema"], Array(schema.utf8)),
    (["generate", "--schema", "-"], Array(schema.utf8)),
    (["fingerprint", "-"], Array(schema.utf8)),
    (["diff", "-", "schema.json"], Array(schema.utf8)),
    (["upgrade", "coach", "--count", "1", "-"], Array(coach.utf8)),
    (["regex", "[aeiou]"], Array("one\ntwo\n".utf8)),
    (["rules", "fit.tier", "-"], Array(#"{"score":71}"#.utf8)),
    (["form", "add-coach", "-", "--now", "2026-02-08T12:00:00Z"], Array(coach.utf8)),
  ])
  func itIsWaitedFor(_ arguments: [String], _ input: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coach, to: "a.json")
    try folder.write(Self.schema, to: "schema.json")
    let expected = try CompassValidateProcess.run(arguments, in: folder, bytes: input)
    for name in ["output", "errors"] { try folder.write("", to: name) }
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let process = Process()
    process.executableURL = try CompassValidateProcess.executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = pipe
    for (name, stream) in [("output", \Process.standardOutput), ("errors", \.standardError)] {
      process[keyPath: stream] = try FileHandle(
        forWritingTo: URL(fileURLWithPath: folder[name]))
    }
    try process.run()
    // Time to read before there is anything, and then between the two parts.
    for part in [input.prefix(1), input.dropFirst()] {
      usleep(100_000)
      try pipe.fileHandleForWriting.write(contentsOf: Data(part))
    }
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == expected.status)
    #expect(folder.text(of: "output") == expected.output)
    #expect(folder.text(of: "errors") == expected.errors)
  }

  #if os(Linux)
  /// A signal ends the wait.
  @Test func aSignalEndsTheWait() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let tool = try RunningTool(["coach", "-", "--output", "out"], in: folder, input: pipe)
    #expect(tool.wait { tool.catches(SIGTERM) && tool.isWaiting })
    tool.end(by: SIGTERM)
    #expect(tool.process.terminationReason == .uncaughtSignal)
    #expect(tool.process.terminationStatus == SIGTERM)
    #expect(folder.names.isEmpty)
  }
  #endif
}
