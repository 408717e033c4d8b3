import ArgumentParser
import CompassSchemas
import Diagnostics
import SchemaComparison
import SchemaModel

/// The command that prints the fingerprints of schema documents.
struct FingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Print a fingerprint that is the same for the same schema.",
    discussion: """
      The fingerprint is the CRC-32 and the length of the exported document on one line without white space. \
      Layout and the order of a node's members don't matter; the order of fields, options and checks does. An \
      argument that contains a slash or ends in .json is a file, - is standard input, and any other is the \
      name of a schema.

      Exit status: 0 if all are printed, 2 if a document can't be read, 64 for an unknown schema.
      """)

  @Argument(
    help: ArgumentHelp("Schema documents or schema names.", valueName: "file|name"),
    completion: .schemasAndFields)
  var schemas: [String] = []

  @Option(
    help: ArgumentHelp(
      "A schema document, whatever the name of its file. Repeatable.", valueName: "file"),
    completion: .file())
  var schema: [String] = []

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  func validate() throws {
    guard schemas.isEmpty, schema.isEmpty else { return }
    throw ValidationError("Name a schema, or a file with --schema.")
  }

  func run() throws {
    let named = try schemas.map { ($0, try document($0)) }
    let files = try schema.map { ($0, try DocumentFile.read($0)) }
    let lines = try (named + files).map { "\(try $1.fingerprint)  \(PrintableText.oneLine($0))\n" }
    do throws(FileError) {
      var output = OutputStream.standardOutput()
      for line in lines { try output.write(line) }
      try output.flush()
    } catch {
      throw Failure.notJudged("\(error)")
    }
  }

  private func document(_ argument: String) throws -> SchemaDocument {
    if argument == "-" || argument.contains("/") || argument.hasSuffix(".json") {
      return try DocumentFile.read(argument)
    }
    return try SchemaChoice(
      place: .named(argument), givenRevision: named.revision, year: year.given
    ).document()
  }
}
