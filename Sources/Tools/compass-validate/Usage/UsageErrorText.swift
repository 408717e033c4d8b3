import ArgumentParser
import Diagnostics
import Platform
import SourceJSON

/// The text of a usage error: the argument parser's, with what to write in place of a wrong value.
struct UsageErrorText {
  /// The text in lines, which can't control the terminal.
  let text: String

  /// - Parameters:
  ///   - message: the argument parser's text.
  ///   - tool: the commands and their options.
  ///   - arguments: the words after the tool's name.
  init(_ message: String, of tool: CommandDescription?, arguments: [String]) {
    let message = Self.onLines(message, arguments)
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, let tool {
      if first.contains("\(Self.middle)<"), let unknown = Self.unknownOption(arguments, of: tool) {
        // The parser takes the value of an unknown option for an argument, and finds that wrong first.
        lines[0] = unknown
        // The possible values of that argument, a line each if they are many.
        lines.removeAll { $0.hasPrefix("Help:") || $0.hasPrefix("  - ") }
      } else {
        lines[0] = Self.completed(first, of: tool, in: message)
      }
    }
    text = lines.map(PrintableText.oneLine).joined(separator: "\n")
  }

  /// Returns the argument parser's text with the words that it quotes escaped, so that only its own lines end.
  private static func onLines(_ message: String, _ arguments: [String]) -> String {
    let words = arguments.flatMap { argument -> [String] in
      // The parser quotes an option's name and its value separately.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return [argument] + parts.map(String.init)
    }
    let broken = words.filter { word in
      word.utf8.contains(0x0A) && !word.allSatisfy(\.isWhitespace)
    }
    return broken.sorted { $0.utf8.count > $1.utf8.count }.reduce(message) { text, word in
      text.replacing(word, with: PrintableText.oneLine(word))
    }
  }

  /// Prints the text of an error on standard error and ends the program with its status.
  static func end(_ error: any Error) -> Never {
    let tool = try? CommandDescription(help: CompassValidate._dumpHelp())
    var stream = OutputStream.standardError()
    // Without standard error there is nowhere to report to.
    let text = Self(
      CompassValidate.fullMessage(for: error), of: tool,
      arguments: Array(CommandLine.arguments.dropFirst())
    ).text
    try? stream.write(text + "\n")
    try? stream.flush()
    exit(CompassValidate.exitCode(for: error).rawValue)
  }

  private static let middle = "' is invalid for '"

  /// Returns the error of the first option that the command doesn't have; nil if there is none.
  private static func unknownOption(
    _ arguments: [String], of tool: CommandDescription
  ) -> String? {
    guard
      let command = arguments.first.flatMap({ tool[$0] })
        ?? tool.standardCommand.flatMap({ tool[$0] })
    else { return nil }
    let known = command.arguments.flatMap(\.names) + ["--help", "--version"]
    let options = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    let names = options.map { String($0.prefix { $0 != "=" }) }
    guard let unknown = names.first(where: { !known.contains($0) }) else { return nil }
    let close = Suggestion.name(closestTo: unknown, among: known)
    return "Error: Unknown option '\(unknown)'" + (close.map { ". Did you mean '\($0)'?" } ?? "")
  }

  /// Returns a line `Error: The value 'WORD' is invalid for '--name <value>'…` with a suggestion.
  private static func completed(
    _ line: String, of tool: CommandDescription, in message: String
  ) -> String {
    let opening = "Error: The value '"
    guard line.hasPrefix(opening),
      let found = line.firstRange(of: middle),
      let end = line[found.upperBound...].firstIndex(of: "'")
    else { return line }
    let word = String(line[opening.endIndex..<found.lowerBound])
    let name = String(line[found.upperBound..<end].prefix { $0 != " " })
    let known = ([tool] + tool.subcommands).flatMap(\.arguments).filter { argument in
      argument.names.contains(name) || "<\(argument.valueName)>" == name
    }
    guard let advice = advice(word, for: known, in: message) else { return line }
    let after = line.index(after: end)
    let rest = line[after...].drop { $0 == "." || $0 == ":" }
    return "\(line[..<after])\(advice)\(rest)"
  }

  /// - Parameter known: the options of the name, of which several commands may have one.
  private static func advice(
    _ word: String, for known: [CommandDescription.Argument], in message: String
  ) -> String? {
    // The message lists the values of the option that the line has.
    let values = known.flatMap(\.values).filter { value in
      message.contains("'\(value)'") || message.contains("\n  - \(value)")
    }
    if let close = Suggestion.name(closestTo: word, among: values) {
      return "; did you mean '\(close)'?"
    }
    guard known.allSatisfy(\.values.isEmpty), let argument = known.first,
      ["n", "year"].contains(argument.valueName)
    else { return nil }
    let isTooLarge = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isTooLarge ? "; the number is too large." : "; write a whole number from 0 on."
  }
}
