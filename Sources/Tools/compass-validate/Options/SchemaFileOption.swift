import ArgumentParser
import SchemaModel

/// The options that name a file with a schema, in place of a built-in schema.
struct SchemaFileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("A schema document to use in place of a schema's name.", valueName: "file"),
    completion: .file())
  var schema: String?

  @Option(
    name: .customLong("zod-json-schema"),
    help: ArgumentHelp(
      """
      A JSON Schema to use in place of a schema's name. It is read as Zod's fromJSONSchema reads it, which ignores \
      some keywords; they are listed on standard error.
      """,
      valueName: "file"),
    completion: .file())
  var zodJSONSchema: String?

  /// The path of the file; nil if none is named.
  var path: String? { schema ?? zodJSONSchema }

  func validate() throws {
    if schema != nil, zodJSONSchema != nil {
      throw ValidationError("Use --schema or --zod-json-schema, not both.")
    }
  }

  /// Returns the source of the schema; nil if no file is named.
  func place(
    maximumBytes: Int = SchemaDocument.defaultLimits.maximumBytes
  ) -> SchemaChoice.Place? {
    schema.map { .document(path: $0, maximumBytes: maximumBytes) }
      ?? zodJSONSchema.map { .jsonSchema(path: $0, maximumBytes: maximumBytes) }
  }
}
