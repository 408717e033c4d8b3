import ArgumentParser
import SchemaDrift

/// The command that compares two schema documents.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two schema documents: what became stricter, looser or reworded.",
    discussion: """
      Prints a line for each difference: its kind, the value that it concerns, and the change. A "stricter" \
      difference makes no payload valid that was not, a "looser" one no payload invalid that was valid: the form \
      of the schemas proves it. "changed" is any other, such as another pattern. $ is the payload, $.email \
      a field, [*] every element of an array, {*} every value of a record, {key} every key of one, |2 the second \
      option of a union, &2 the second side of an intersection, <2> the second part of a template literal.

      Another version of Zod is a difference of its own, with a line for each of its effects on the schema.

      Exit status: 0 if there is no difference, 1 if there is any, 2 if a document can't be read.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The earlier document.")
  var old: String

  @Argument(help: "The later document.")
  var new: String

  @Option(help: "The format of the differences.")
  var format = Format.text

  func run() throws {
    let comparison = try SchemaComparison(from: DocumentFile.read(old), to: DocumentFile.read(new))
    let report = DriftReport(comparison: comparison)
    do throws(FileError) {
      var output = OutputStream.standardOutput()
      try output.write(format == .json ? report.json : report.text)
      try output.flush()
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if !comparison.differences.isEmpty { throw ExitCode.invalid }
  }
}
