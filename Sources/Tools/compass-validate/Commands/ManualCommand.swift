import ArgumentParser

/// The hidden command that prints the man page, for installers.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the man page.", shouldDisplay: false)

  func run() throws {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    try StandardOutput.write(ManualPage(tool).text)
  }
}
