import ArgumentParser
import SchemaModel
import SourceJSON

/// The options that choose a schema: a name and revision, or a schema document.
struct SchemaSource: ParsableArguments {
  @Option(
    help: ArgumentHelp("A schema document to validate against.", valueName: "file"),
    completion: .file())
  var schema: String?

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most bytes in a schema document.", valueName: "n"))
  var maxSchemaBytes = SchemaDocument.defaultLimits.maximumBytes

  func validate() throws {
    guard (1...JSONOptions.greatestSize).contains(maxSchemaBytes) else {
      throw ValidationError(
        "--max-schema-bytes must be a number from 1 to \(JSONOptions.greatestSize).")
    }
    if schema != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
  }

  /// Returns the schema and the remaining arguments: those after its name, or all with `--schema`.
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
