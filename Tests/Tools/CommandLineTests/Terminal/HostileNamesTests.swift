import TestSupport
import Testing

@testable import compass_validate

/// No command prints a name or text so that it controls a terminal or the runner of a workflow.
@Suite struct HostileNamesTests {
  /// The commands that print values of payloads as `JSON.stringify` writes them, which programs compare.
  private static let exact: Set = ["verdicts", "rules"]

  /// A command without runs is one that has been added since.
  @Test(
    arguments: CompassValidate.configuration.subcommands.compactMap { $0.configuration.commandName }
  )
  func everyCommand(_ command: String) throws {
    for text in HostileNames.texts {
      let names = try HostileNames(text)
      let runs = try #require(names.runs(of: command), "no runs of \(command)")
      for arguments in runs {
        let result = try CompassValidateProcess.run(
          arguments, in: names.folder, input: "{\"\(text)\":")
        #expect([0, 1, 2, 64].contains(result.status), "\(arguments)")
        for (stream, isExact) in [
          (result.errors, false), (result.output, Self.exact.contains(command)),
        ] {
          let seen = stream.unicodeScalars.first { Self.isControl($0) }
          #expect(seen == nil || isExact, "\(arguments): \(stream.debugDescription)")
          let commands = stream.split(separator: "\n").filter {
            $0.drop { $0.isWhitespace }.utf8.starts(with: "::".utf8)
          }
          let isGitHub = arguments.contains("github")
          #expect(
            commands.allSatisfy { isGitHub && Self.isAnnotation($0) }, "\(arguments): \(commands)")
        }
      }
    }
  }

  /// A command of the format github names its file.
  private static func isAnnotation(_ line: Substring) -> Bool {
    ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) file=") }
  }

  /// Whether a character controls a terminal or the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Lines end with a line feed, and a tab is between a word and its description.
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
