import ArgumentParser
import SchemaModel

/// The command that lists what changed between versions of Zod.
struct ZodCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zod",
    abstract: "List what changed between the versions of Zod that --zod takes.",
    discussion: """
      Each change has a name, the first version that has it, and what earlier versions do. Zod 4.5 is Zod's main \
      branch as of 2026-08-20.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  @Argument(help: "The version whose changes to list; by default all.")
  var version: ZodVersion?

  @Option(help: "The format of the list.")
  var format = Format.text

  func run() throws {
    let report = ZodReport(changes: ZodChange.all.filter { version == nil || $0.since == version })
    try StandardOutput.write(format == .markdown ? report.markdown : report.text)
  }
}
