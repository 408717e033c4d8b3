import ArgumentParser
import SchemaModel

/// The command that lists what changed between versions of Zod.
struct ZodCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zod",
    abstract: "List what changed between the versions of Zod that --zod takes.",
    discussion: """
      Each change has a name, the first version that has it, and what earlier versions do. Each version is a release, \
      and is measured on it; 4.2.1 is also that of 4.1.13.

      A schema document without a version runs on \(ZodVersion.ofUnversionedDocuments.rawValue) unless --zod or \
      --revision names another, and a schema in Swift on \(ZodVersion.newestRelease.rawValue), the newest release, \
      unless the code does.
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
