import Foundation
import TestSupport

/// The tool while it runs, with standard input kept open and the rest in files.
final class RunningTool {
  let process = Process()
  private let input: Pipe
  private let streams: TemporaryFolder

  /// - Parameters:
  ///   - output: where standard output goes, if not into a file.
  ///   - input: the pipe of standard input.
  ///   - preparation: what a shell does first, so that the tool is started under a limit, say.
  init(
    _ arguments: [String], in folder: TemporaryFolder, output: FileHandle? = nil,
    after preparation: String? = nil, input: Pipe = Pipe()
  ) throws {
    self.input = input
    streams = try TemporaryFolder()
    for name in ["output", "errors"] { try streams.write("", to: name) }
    let executable = try CompassValidateProcess.executable
    process.executableURL = executable
    process.arguments = arguments
    if let preparation {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "\(preparation) && exec \"$0\" \"$@\"", executable.path] + arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: URL(fileURLWithPath: streams["output"]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams["errors"]))
    try process.run()
  }

  var output: String { streams.text(of: "output") ?? "" }
  var errors: String { streams.text(of: "errors") ?? "" }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func endInput() throws { try input.fileHandleForWriting.close() }

  #if os(Linux)
  /// Returns a field of the process's status in the kernel, such as `Threads`.
  func status(_ name: String) -> String? {
    let path = "/proc/\(process.processIdentifier)/status"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
  }

  /// Whether the tool waits for something.
  var isWaiting: Bool { status("State") == "S" }

  /// Returns whether the tool does something of its own when the signal comes.
  func catches(_ signal: Int32) -> Bool {
    guard let caught = status("SigCgt").flatMap({ UInt64($0, radix: 16) }) else { return false }
    return caught >> UInt64(signal - 1) & 1 == 1
  }
  #else
  var isWaiting: Bool { true }
  #endif

  /// Whether the tool waits for standard input, with what it has begun.
  var hasStarted: Bool {
    #if os(Linux)
    return catches(SIGTERM) && isWaiting
    #else
    usleep(500_000)
    return true
    #endif
  }

  /// Whether all that was written to standard input has been read.
  var hasReadInput: Bool {
    PipeLevel.bytes(in: input.fileHandleForWriting) == 0
  }

  /// Sends a signal and waits for the end, which another signal brings when this one doesn't.
  func end(by signal: Int32) {
    kill(process.processIdentifier, signal)
    waitForEnd()
  }

  /// Waits for the end, but not for ever.
  func waitForEnd() {
    if !wait(until: { !process.isRunning }) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits until something is so, or for very long.
  func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<3_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
