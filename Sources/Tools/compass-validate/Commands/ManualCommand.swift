import ArgumentParser

/// Prints the tool's man page, for those who install it.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the man page.", shouldDisplay: false)

  func run() throws {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    try StandardOutput.write(ManualPage(tool).text)
  }
}
