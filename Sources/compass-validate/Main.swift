import ArgumentParser

/// `compass-validate`: payloads in, the web app's verdicts out.
@main
struct CompassValidate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compass-validate",
    abstract: "Judge JSON payloads as the web app does.",
    usage: """
      compass-validate SCHEMA FILE... [--ndjson] [--output FILE|-] [--quiet]
      compass-validate --schema DOCUMENT FILE...
      compass-validate list | export | generate | diff | fingerprint
      compass-validate conformance | regex | rules | form
      """,
    discussion: """
      Findings go to standard output as "path:line:col: error: message (code)", everything else to \
      standard error. Columns count UTF-8 bytes.

      Exit status: 0 all payloads are valid, 1 some are not, 2 some could not be judged, 64 wrong usage.
      """,
    subcommands: [
      CheckCommand.self, ListCommand.self, ExportCommand.self, GenerateCommand.self,
      DiffCommand.self, FingerprintCommand.self, ConformanceCommand.self, RegexCommand.self,
      RulesCommand.self, FormCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    StandardDescriptors.reserve()
    main(nil)
  }
}

extension ExitCode {
  /// Some payload is invalid.
  static let invalid = ExitCode(1)
  /// Some payload could not be judged: unreadable, not JSON, or beyond a limit.
  static let notJudged = ExitCode(2)
}
