import ArgumentParser

/// What shells ask: a script for them, or what a word of the command line can become.
struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "Print a shell's completion script, or what the last of the words can become.",
    shouldDisplay: false)

  @Option(help: "The shell whose script is printed.")
  var script: CompletionScript?

  @Argument(
    parsing: .postTerminator, help: "The words behind the tool's name, the last one unfinished.")
  var words: [String] = []

  func run() throws {
    if let script { return try StandardOutput.write(script.text) }
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    let candidates = WordCompletion(tool, schemas: SchemaNames.allWithFields).candidates(for: words)
    let lines = candidates.map { $0.summary.isEmpty ? $0.word : "\($0.word)\t\($0.summary)" }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
