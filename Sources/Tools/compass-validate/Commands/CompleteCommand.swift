import ArgumentParser
import NamedRules

/// The hidden command behind shell completion: prints a shell's script, or the completions of a word.
struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "Print a shell's completion script, or the completions of the last word.",
    shouldDisplay: false)

  @Option(help: "The shell to print the script of.")
  var script: CompletionScript?

  @Argument(
    parsing: .postTerminator, help: "The words after the tool's name, the last one incomplete.")
  var words: [String] = []

  func run() throws {
    if let script { return try StandardOutput.write(script.text) }
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    let completion = WordCompletion(
      tool, schemas: SchemaNames.allWithFields, rules: RuleCatalog.rules.map(\.name))
    let candidates = completion.candidates(for: words)
    let lines = candidates.map { $0.summary.isEmpty ? $0.word : "\($0.word)\t\($0.summary)" }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
