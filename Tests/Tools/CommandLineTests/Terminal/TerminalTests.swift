import Foundation
import TestSupport
import Testing

/// The tool on a terminal.
@Suite struct TerminalTests {
  /// Runs the tool with standard output and error on a terminal.
  private func run(
    _ arguments: [String], environment: [String: String],
    feed: (FileHandle, PseudoTerminal) throws -> Void
  ) throws -> String {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let process = Process()
    let input = Pipe()
    process.executableURL = try CompassValidateProcess.executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = terminal.terminal
    process.standardError = terminal.terminal
    try process.run()
    try feed(input.fileHandleForWriting, terminal)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    terminal.read()
    return terminal.text
  }

  private func validate(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> String {
    try run(["coach", "-"] + arguments, environment: environment) { input, _ in
      try input.write(contentsOf: Data("[]".utf8))
    }
  }

  /// Programs read the values of payloads as `JSON.stringify` writes them, and people see escapes.
  @Test(arguments: [["verdicts"], ["check", "--output", "-"]])
  func valuesDoNotControlTheTerminal(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(
      #"{"format":"schema-document/2","name":"s","schema":{"type":"string"}}"#, to: "s.json")
    let text = try run(command + ["--schema", schema], environment: [:]) { input, _ in
      try input.write(contentsOf: Data("\"a\u{9B}2J\u{202E}\u{7F}\"\n".utf8))
    }
    #expect(text.contains(#""a\u009b2J\u202e\u007f""#), "\(text.debugDescription)")
    #expect(!text.unicodeScalars.contains { ["\u{9B}", "\u{202E}", "\u{7F}"].contains($0) })
  }

  @Test func findingsAreColored() throws {
    let text = try validate()
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;32m^~\u{1B}[0m"))
    #expect(text.hasSuffix("1 file, 1 invalid, 1 issue\r\n"))
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]), (["--color", "never"], [:]),
    (["--format", "json"], [:]),
  ])
  func coloursCanBeRefused(_ arguments: [String], _ environment: [String: String]) throws {
    #expect(!(try validate(arguments, environment: environment).contains("\u{1B}")))
  }

  @Test func anEmptyNoColorIsNone() throws {
    #expect(try validate(environment: ["NO_COLOR": ""]).contains("\u{1B}[1;31m"))
  }

  @Test func workThatTakesLongShowsItsProgress() throws {
    let lines = Data(String(repeating: "{\"role\":\"head\"}\n", count: 2_000).utf8)
    let text = try run(["coach", "-", "--ndjson"], environment: [:]) { input, terminal in
      // Wait for the bar, however long it takes.
      for _ in 0..<2_000 where !terminal.text.contains("MB/s") {
        try input.write(contentsOf: lines)
        usleep(10_000)
        terminal.read()
      }
    }
    #expect(text.contains(" MB/s"))
    #expect(text.contains("\r\u{1B}[K"))
    let last = text.split(separator: "\u{1B}[K").last.map(String.init) ?? ""
    #expect(last.hasPrefix("1 file, ") && last.hasSuffix(" 0 invalid, 0 issues\r\n"))
  }

  @Test func shortWorkShowsNone() throws {
    #expect(!(try validate(["--color", "never"]).contains("MB/s")))
  }
}
