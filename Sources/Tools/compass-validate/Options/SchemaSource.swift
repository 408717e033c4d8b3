import ArgumentParser
import SchemaModel
import SourceJSON

/// The options that choose a schema, a name and revision or a file, and the way to run it.
struct SchemaSource: ParsableArguments {
  @OptionGroup var file: SchemaFileOption
  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption
  @OptionGroup var zod: ZodOption

  @Flag(
    help: "Validate outputs of the schema and turn them back into inputs, as Zod's encode does.")
  var encode = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most bytes in a file with a schema.", valueName: "n"))
  var maxSchemaBytes = SchemaDocument.defaultLimits.maximumBytes

  func validate() throws {
    guard (1...JSONLimits.greatestSize).contains(maxSchemaBytes) else {
      throw ValidationError(
        "--max-schema-bytes must be a number from 1 to \(JSONLimits.greatestSize).")
    }
    if file.path != nil, year.given != nil { throw ValidationError(YearOption.notForDocuments) }
  }

  /// Whether the command line has any of the options.
  var isGiven: Bool {
    file.path != nil || named.given != nil || year.given != nil || zod.version != nil || encode
      || maxSchemaBytes != SchemaDocument.defaultLimits.maximumBytes
  }

  /// Returns the schema and the remaining arguments: those after its name, or all if a file has the schema.
  func choice(_ arguments: [String]) -> (schema: SchemaChoice, rest: [String]) {
    let place = file.place(maximumBytes: maxSchemaBytes) ?? .named(arguments.first ?? "")
    let choice = SchemaChoice(
      place: place, givenRevision: named.given, year: year.given, zod: zod.version,
      direction: encode ? .encode : .decode)
    return (choice, file.path == nil ? Array(arguments.dropFirst()) : arguments)
  }
}
