import ArgumentParser
import SchemaModel
import SourceJSON

/// Which schema payloads are judged by: one of a name and revision, or a document's.
struct SchemaSource: ParsableArguments {
  @Option(
    help: ArgumentHelp("A schema document to judge by.", valueName: "file"), completion: .file())
  var schema: String?

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many bytes a schema document may have.", valueName: "n"))
  var maxSchemaBytes = SchemaDocument.defaultLimits.maximumBytes

  func validate() throws {
    guard (1...JSONLimits.greatestSize).contains(maxSchemaBytes) else {
      throw ValidationError(
        "--max-schema-bytes is a number from 1 to \(JSONLimits.greatestSize).")
    }
    if schema != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
  }

  /// The schema, and the arguments behind its name, or all of them where a document is given.
  func choice(_ arguments: [String]) -> (schema: SchemaChoice, rest: [String]) {
    guard let schema else {
      let name = SchemaChoice.Place.named(arguments.first ?? "")
      let choice = SchemaChoice(place: name, revision: named.revision, year: year.given)
      return (choice, Array(arguments.dropFirst()))
    }
    let document = SchemaChoice.Place.document(path: schema, maximumBytes: maxSchemaBytes)
    return (SchemaChoice(place: document, revision: named.revision), arguments)
  }
}
