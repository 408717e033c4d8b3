import ArgumentParser
import SchemaDrift

/// Says what became of a schema.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two schema documents: what became stricter, looser, reworded.",
    discussion: """
      Prints a line for each difference: its kind, the value that it concerns, and what is new. "changed" is \
      what is neither stricter nor looser for certain, such as another pattern. $ is the payload, $.email a \
      field, [*] every element of an array, {*} every value of a record, |2 the second option of a union.

      Exit status: 0 there is no difference, 1 there are some, 2 a document can't be read.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The earlier document.")
  var old: String

  @Argument(help: "The later document.")
  var new: String

  @Option(help: "How to print the differences.")
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
