import Foundation
import TestSupport

/// The tool while it runs, with standard input kept open and the rest in files.
final class RunningTool {
  let process = Process()
  private let input = Pipe()
  private let streams: TemporaryFolder

  /// - Parameter output: where standard output goes, if not into a file.
  init(_ arguments: [String], in folder: TemporaryFolder, output: FileHandle? = nil) throws {
    streams = try TemporaryFolder()
    for name in ["output", "errors"] { try streams.write("", to: name) }
    process.executableURL = try CompassValidateProcess.executable
    process.arguments = arguments
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

  /// Sends a signal and waits for the end.
  func end(by signal: Int32) {
    kill(process.processIdentifier, signal)
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
