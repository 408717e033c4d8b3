import ArgumentParser
import Platform

#if !CommandLineTool
#error("Build the tool with the default traits, or with --traits CommandLineTool.")
#endif

/// The `compass-validate` tool, which validates payloads as the web app does.
@main
struct CompassValidate: ParsableCommand {
  /// The tool's version by semver.org, which `--version`, the man page and SARIF logs show.
  static let version = "0.3.0"

  static let configuration = CommandConfiguration(
    commandName: "compass-validate",
    abstract: "Validate JSON payloads exactly as the web app does.",
    usage: """
      compass-validate SCHEMA [FILE...] [--format FORMAT] [--output FILE|-] [--quiet]
      compass-validate --schema DOCUMENT [FILE...]
      compass-validate explain [CODE]
      compass-validate list | export | generate | verdicts | diff | upgrade | fingerprint
      compass-validate conformance | regex | rules | form | zod
      """,
    discussion: """
      Findings are printed on standard output as "path:line:col: error: message [code]" with the source \
      line, everything else on standard error. Columns count UTF-16 code units from 1.

      Exit status: 0 if all payloads are valid, 1 if any is invalid, 2 if any could not be judged or output \
      could not be written, 64 for wrong usage.
      """,
    version: "compass-validate \(version)",
    subcommands: [
      CheckCommand.self, InitCommand.self, ExplainCommand.self, ListCommand.self,
      ExportCommand.self,
      GenerateCommand.self, VerdictsCommand.self, DiffCommand.self, UpgradeCommand.self,
      FingerprintCommand.self,
      ConformanceCommand.self, RegexCommand.self, RulesCommand.self, FormCommand.self,
      ZodCommand.self, ManualCommand.self, CompleteCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    StandardDescriptors.reserve()
    Thread.withFullStack(runCommandLine)
  }

  private static func runCommandLine() {
    // An empty list, without even the tool's name, means that the system returned no arguments.
    guard !CommandLine.arguments.isEmpty else {
      exit(withError: Failure.notJudged("the arguments can't be read"))
    }
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let status as ExitCode {
      status.end()
    } catch {
      end(error)
    }
  }

  /// Prints the error's text and ends the program. Help, a version and a completion script are errors to the parser too;
  /// it would print them without noticing that they can't be written.
  private static func end(_ error: any Error) -> Never {
    guard exitCode(for: error) == .success else { UsageErrorText.end(error) }
    do {
      try StandardOutput.write(fullMessage(for: error) + "\n")
    } catch {
      (error as? ExitCode ?? .notJudged).end()
    }
    ExitCode.success.end()
  }

  private static func run(_ arguments: [String]) throws {
    if let first = arguments.first, !isCommand(first),
      let options = CheckOptions(plain: arguments)
    {
      return try CheckSession.run(options)
    }
    // The whole tool reports wrong arguments and prints help.
    var command = try command(of: arguments) ?? parseAsRoot(arguments)
    try command.run()
  }

  /// Returns the command that right arguments call; nil for help and for wrong ones.
  ///
  /// The parser knows only this command: declaring all of them takes longer than validating a small payload.
  private static func command(of arguments: [String]) -> (any ParsableCommand)? {
    guard let first = arguments.first, first != "help" else { return nil }
    let named = configuration.subcommands.first { $0.configuration.commandName == first }
    guard let named else { return try? CheckCommand.parseAsRoot(arguments) }
    return try? named.parseAsRoot(Array(arguments.dropFirst()))
  }

  /// The names of the commands that help lists, except that of the default one.
  static var commandNames: [String] {
    configuration.subcommands.filter { $0 != CheckCommand.self }.map { $0.configuration }
      .filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
  }

  private static func isCommand(_ argument: String) -> Bool {
    argument == "help"
      || configuration.subcommands.contains { $0.configuration.commandName == argument }
  }
}

extension ExitCode {
  /// Ends the program with this status and prints nothing, for which the parser would first write its help.
  fileprivate func end() -> Never { exit(rawValue) }

  /// The exit status if any payload is invalid.
  static let invalid = ExitCode(1)
  /// The exit status if any payload could not be validated: unreadable, not JSON, or beyond a limit.
  static let notJudged = ExitCode(2)
}
