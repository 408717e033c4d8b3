import ArgumentParser
import CompassSchemas
import SchemaDrift
import SchemaModel

/// The command that compares two schema documents.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Compare two schema documents, or a schema at two revisions: what became stricter, looser or reworded.",
    usage: """
      compass-validate diff OLD NEW [--format FORMAT]
      compass-validate diff SCHEMA --from REVISION --to REVISION [--format FORMAT]
      """,
    discussion: """
      Prints a line for each difference: its kind, the value that it concerns, and the change. A "stricter" \
      difference makes no payload valid that was not, a "looser" one no payload invalid that was valid: the form \
      of the schemas proves it. "changed" is any other, such as another pattern. $ is the payload, $.email \
      a field, [*] every element of an array, {*} every value of a record, {key} every key of one, |2 the second \
      option of a union, &2 the second side of an intersection, <2> the second part of a template literal.

      Another version of Zod is a difference of its own, with a line for each of its effects on the schema.

      --from and --to compare a built-in schema at two revisions of the web app, on the version of Zod of each.

      Exit status: 0 if there is no difference, 1 if there is any, 2 if a document can't be read.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(
    help: "The earlier document, or with --from and --to the name of a schema.",
    completion: .file())
  var old: String

  @Argument(help: "The later document.")
  var new: String?

  @Option(
    help: ArgumentHelp("The earlier revision of the schema with that name.", valueName: "revision"))
  var from: WebRevision?

  @Option(
    help: ArgumentHelp("The later revision of the schema with that name.", valueName: "revision"))
  var to: WebRevision?

  @OptionGroup var year: YearOption

  @Option(help: "The format of the differences.")
  var format = Format.text

  func validate() throws {
    switch (from, to, new) {
    case (nil, nil, nil):
      throw ValidationError(
        "Name two documents, or a schema with --from and --to, such as "
          + "\"compass-validate diff coach --from 2026-02 --to 2026-08\".")
    case (nil, nil, _):
      if year.given != nil { throw ValidationError(YearOption.notForDocuments) }
    case (_?, _?, nil): break
    case (_?, _?, _?):
      throw ValidationError("--from and --to compare one schema by its name with itself.")
    default: throw ValidationError("--from and --to need each other.")
    }
  }

  /// Returns the two schemas.
  private func documents() throws -> (old: SchemaDocument, new: SchemaDocument) {
    if let new { return (try DocumentFile.read(old), try DocumentFile.read(new)) }
    let known = WebRevision.allCases.filter { SchemaCatalog.names(of: $0).contains(old) }
    if let only = known.first, known.count == 1, from != only || to != only {
      throw ValidationError("The schema \"\(old)\" is only in revision \(only.name).")
    }
    func document(_ revision: WebRevision?) throws -> SchemaDocument {
      try SchemaChoice(place: .named(old), givenRevision: revision, year: year.given).document()
    }
    return (try document(from), try document(to))
  }

  func run() throws {
    let documents = try documents()
    let comparison = SchemaComparison(from: documents.old, to: documents.new)
    let report = DriftReport(comparison: comparison)
    do throws(FileError) {
      var output = OutputStream.standardOutput()
      try output.write(report.text(as: format))
      try output.flush()
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if !comparison.differences.isEmpty { throw ExitCode.invalid }
  }
}
