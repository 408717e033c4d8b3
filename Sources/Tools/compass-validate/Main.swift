import ArgumentParser

/// `compass-validate`: payloads in, the web app's verdicts out.
@main
struct CompassValidate: ParsableCommand {
  /// The tool's version by semver.org, which `--version`, the man page and SARIF logs show.
  static let version = "0.2.0"

  static let configuration = CommandConfiguration(
    commandName: "compass-validate",
    abstract: "Judge JSON payloads as the web app does.",
    usage: """
      compass-validate SCHEMA [FILE...] [--format FORMAT] [--output FILE|-] [--quiet]
      compass-validate --schema DOCUMENT [FILE...]
      compass-validate explain [CODE]
      compass-validate list | export | generate | verdicts | diff | fingerprint
      compass-validate conformance | regex | rules | form
      """,
    discussion: """
      Findings go to standard output as "path:line:col: error: message [code]" with the source line, \
      everything else to standard error. Columns count UTF-16 code units from 1.

      Exit status, the worst of all payloads: 0 all are valid, 1 some are not, 2 some could not be judged \
      or something could not be written, 64 wrong usage.
      """,
    version: "compass-validate \(version)",
    subcommands: [
      CheckCommand.self, ExplainCommand.self, ListCommand.self, ExportCommand.self,
      GenerateCommand.self, VerdictsCommand.self, DiffCommand.self, FingerprintCommand.self,
      ConformanceCommand.self, RegexCommand.self, RulesCommand.self, FormCommand.self,
      ManualCommand.self, CompleteCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    StandardDescriptors.reserve()
    Thread.withFullStack(runCommandLine)
  }

  private static func runCommandLine() {
    // The first is the tool's own name: without it the system could not be asked for them.
    guard !CommandLine.arguments.isEmpty else {
      exit(withError: Failure.notJudged("the arguments can't be read"))
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first, !isCommand(first) else { return main(arguments) }
    do {
      if let options = CheckOptions(plain: arguments) {
        try CheckSession.run(options)
      } else if let check = (try? CheckCommand.parseAsRoot(arguments)) as? CheckCommand {
        // The way through this command and all its subcommands takes longer than judging a small payload.
        try check.run()
      } else {
        // Wrong arguments, and a question for help, are answered for the whole tool.
        main(arguments)
      }
    } catch {
      exit(withError: error)
    }
  }

  private static func isCommand(_ argument: String) -> Bool {
    argument == "help"
      || configuration.subcommands.contains { $0.configuration.commandName == argument }
  }
}

extension ExitCode {
  /// Some payload is invalid.
  static let invalid = ExitCode(1)
  /// Some payload could not be judged: unreadable, not JSON, or beyond a limit.
  static let notJudged = ExitCode(2)
}
