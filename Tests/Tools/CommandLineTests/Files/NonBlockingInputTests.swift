import Foundation
import TestSupport
import Testing

/// Standard input that says "try again" where others wait, as a program in JavaScript gives its children.
@Suite struct NonBlockingInputTests {
  private static let coach = #"{"role":"head"}"# + "\n"
  private static let schema =
    #"{"format":"schema-document/2","name":"a","schema":{"type":"object","unknownKeys":"strip","shape":{}}}"#

  /// A command line with its standard input.
  struct Reader: CustomTestStringConvertible {
    let arguments: [String]
    private let text: String
    private let isCompressed: Bool

    init(_ arguments: String, _ text: String, isCompressed: Bool = false) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.text = text
      self.isCompressed = isCompressed
    }

    var input: [UInt8] {
      get throws { isCompressed ? try Gzip.member(text) : Array(text.utf8) }
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let readers = [
    Reader("coach -", coach), Reader("coach -", coach, isCompressed: true),
    Reader("coach - --ndjson -j 1", coach + "7\n"), Reader("coach - --ndjson -j 3", coach + "7\n"),
    Reader("coach - --ndjson", coach, isCompressed: true),
    Reader("verdicts coach", coach + "7\n"), Reader("verdicts coach", coach, isCompressed: true),
    Reader("--schema - a.json", schema), Reader("verdicts --schema - a.json", schema),
    Reader("export --schema - --json-schema", schema), Reader("generate --schema -", schema),
    Reader("fingerprint -", schema), Reader("diff - schema.json", schema),
    Reader("upgrade coach --count 1 -", coach), Reader("regex [aeiou]", "one\ntwo\n"),
    Reader("rules fit.tier -", #"{"score":71}"#),
    Reader("form add-coach - --now 2026-02-08T12:00:00Z", coach),
  ]

  /// Every reader of standard input waits for its writer, at the start and behind each part.
  @Test(arguments: readers)
  func itIsWaitedFor(_ reader: Reader) throws {
    let (arguments, input) = (reader.arguments, try reader.input)
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
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder["output"]))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder["errors"]))
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
