import ArgumentParser
import CompassRevisions
import ConformanceKit
import SourceJSON

/// The command that lists the app's rules, or evaluates one.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the app's rules, or evaluate one on JSON arguments.",
    usage: """
      compass-validate rules [--revision REVISION]
      compass-validate rules [--revision REVISION] NAME ARGUMENTS|-
      """,
    discussion: """
      Without a name, prints each rule with its arguments and a summary; a question mark marks an optional \
      argument. With a name and a JSON object of arguments, or - to read it from standard input, prints the \
      rule's result as JSON. Dates are read and printed in UTC, unless a rule takes a timeZone.

      A rule belongs to revisions of the web app. --revision lists those of one revision alone, and refuses a \
      rule that has no recorded answers there.

      Exit status: 0 for a result, 2 if there is none or the input could not be read, 64 for an unknown rule \
      or wrong arguments.
      """)

  @Option(
    help: ArgumentHelp(
      "The web app's revision: \(WebRevision.allCases.map(\.rawValue).joined(separator: " or ")). By default any.",
      valueName: "revision"))
  var revision: WebRevision?

  @Argument(
    help: "The rule's name, such as fit.tier.", completion: .list(RuleCatalog.rules.map(\.name)))
  var name: String?

  @Argument(help: "A JSON object, or - for standard input; by default an empty object.")
  var arguments: String?

  func run() throws {
    var output = OutputStream.standardOutput()
    do {
      if let name {
        let result = try RuleCatalog.rule(named: name, in: revision)(
          try argumentValue(), in: revision)
        try output.write { bytes in
          JSONWriter.append(result, to: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else {
        try output.write(RuleListing.text(in: revision))
      }
      try output.flush()
    } catch let error as RuleError {
      let status = Failure.notJudged(name.map { "\($0): \(error)" } ?? "\(error)")
      switch error {
      case .undecided: throw status
      case .unknownRule, .otherRevision, .arguments: throw ExitCode(64)
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
