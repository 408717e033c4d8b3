import ArgumentParser
import ConformanceKit
import SourceJSON

/// The command that lists the app's rules, or evaluates one.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the app's rules, or evaluate one on JSON arguments.",
    usage: """
      compass-validate rules
      compass-validate rules NAME ARGUMENTS|-
      """,
    discussion: """
      Without a name, prints each rule with its arguments and a summary; a question mark marks an optional \
      argument. With a name and a JSON object of arguments, or - to read it from standard input, prints the \
      rule's result as JSON. Dates are read and printed in UTC.

      Exit status: 0 for a result, 2 if there is none or the input could not be read, 64 for an unknown rule \
      or wrong arguments.
      """)

  @Argument(
    help: "The rule's name, such as fit.tier.", completion: .list(RuleCatalog.rules.map(\.name)))
  var name: String?

  @Argument(help: "A JSON object, or - for standard input; by default an empty object.")
  var arguments: String?

  func run() throws {
    var output = OutputStream.standardOutput()
    do {
      if let name {
        let result = try RuleCatalog.rule(named: name)(try argumentValue())
        try output.write { bytes in
          JSONWriter.append(result, to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else {
        try output.write(RuleListing.text)
      }
      try output.flush()
    } catch let error as RuleError {
      let status = Failure.notJudged(name.map { "\($0): \(error)" } ?? "\(error)")
      switch error {
      case .undecided: throw status
      case .unknownRule, .arguments: throw ExitCode(64)
      }
    } catch {
      throw Failure.notJudged("\(error)")
    }
  }

  /// The most bytes that arguments on standard input may have.
  private static let inputLimit = 134_217_728

  private func argumentValue() throws -> JSONValue {
    let bytes =
      arguments == "-"
      ? try InputFile.jsonText(of: "-", limit: Self.inputLimit) : Array((arguments ?? "{}").utf8)
    do throws(JSONError) {
      return try JSONDocument(bytes).value
    } catch {
      throw RuleError.arguments(
        "the arguments are not JSON: \(error.line):\(error.column): \(error)")
    }
  }
}
