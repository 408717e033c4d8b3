import ArgumentParser

/// The hidden command that prints the man page, for installers.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the man page.", shouldDisplay: false)

  func run() throws {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    try StandardOutput.write(ManualPage(tool, usages: Self.usages).text)
  }

  /// The usages of the commands that have one of their own.
  static var usages: [String: String] {
    CompassValidate.configuration.subcommands.reduce(into: [:]) { usages, command in
      guard let name = command.configuration.commandName else { return }
      usages[name] = command.configuration.usage
    }
  }
}
