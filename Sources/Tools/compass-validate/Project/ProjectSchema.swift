import JSONSchema
import SchemaModel
import SourceJSON
import Validation

/// The schema of project files: the one definition of their form, which the tool validates them with and exports for
/// editors.
enum ProjectSchema {
  /// The most entries of a file.
  static let maximumEntries = 1_000
  /// The most patterns of a list.
  private static let maximumPatterns = 1_000
  /// The most characters of a pattern or path.
  private static let maximumLength = 1_024

  /// The compiled schema; nil never, as a test compiles it.
  static let validator = try? Validator(schema)

  /// The schema.
  static var schema: ZodSchema {
    .strictObject {
      Field("$schema", .string().describe("The JSON Schema of this file, for editors.").optional())
      Field(
        "files",
        .array(entry).max(maximumEntries).describe(
          """
          Which files have which schema. A file has the schema of the first entry that matches it.
          """))
      Field("exclude", patterns("The files of no entry.").optional())
      Field(
        "defaults",
        .strictObject { settings(.files) }
          .describe("Settings of the entries that do not have their own.").optional())
      settings(.run)
    }
  }

  /// The JSON Schema of project files, draft 7, which most editors read.
  static func jsonSchema() throws -> JSONValue {
    var value = try schema.meta([
      "title": "compass-validate.json",
      "description": "The files of a project and their schemas, for compass-validate.",
    ]).jsonSchema(.init(target: .draft07, side: .input))
    if case .object(var object) = value {
      // Editors read the file with comments and trailing commas, as the tool does.
      object["allowComments"] = true
      object["allowTrailingCommas"] = true
      value = .object(object)
    }
    return value
  }

  private static var entry: ZodSchema {
    .strictObject {
      Field(
        "include",
        patterns("Files, folders and patterns such as data/**/*.json, from this file's folder on."))
      Field("exclude", patterns("The files that the entry leaves out.").optional())
      Field("schema", schemaName.optional())
      settings(.files)
    }
  }

  /// The schema of an entry: a name or a file.
  private static var schemaName: ZodSchema {
    let path = ZodSchema.string().min(1).max(maximumLength)
    return ZodSchema.union([
      .string().meta([
        "description": "The name of a built-in schema.",
        "examples": .array(SchemaNames.allWithFields.map { .string($0) }),
      ]),
      .strictObject {
        Field("document", path.describe("A schema document, from this file's folder on."))
      },
      .strictObject {
        Field(
          "jsonSchema",
          path.describe("A JSON Schema, read as Zod's fromJSONSchema reads it."))
      },
    ]).describe("The schema of the files.")
  }

  private static func patterns(_ about: String) -> ZodSchema {
    let pattern = ZodSchema.string().min(1).max(maximumLength)
    return .union([pattern, .array(pattern).min(1).max(maximumPatterns)]).describe(about)
  }

  /// Returns the fields of the settings.
  private static func settings(_ scope: ProjectSetting.Scope) -> [ZodSchema.Field] {
    let settings = ProjectSetting.all.filter { $0.scope == scope }
    var fields = settings.filter { $0.group == nil }.map { ZodSchema.Field($0.key, $0.schema) }
    let limits = settings.filter { $0.group == ProjectSetting.limits }
    if scope == .files {
      fields.append(
        .init("schemaFromPayload", ProjectSchema.schemaFromPayload))
    }
    guard !limits.isEmpty else { return fields }
    let members = limits.map { ZodSchema.Field($0.key, $0.schema) }
    fields.append(
      .init(
        ProjectSetting.limits,
        ZodSchema.strictObject { members }
          .describe("Limits, beyond which a payload stays undecided.").optional()))
    return fields
  }

  private static var schemaFromPayload: ZodSchema {
    ZodSchema.boolean().describe(
      """
      Whether a payload's member "$schema" names its schema: compass:coach, or the path of a file in the project. \
      --schema-from-payload
      """
    ).optional()
  }
}
