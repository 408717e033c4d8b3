public import SchemaModel
public import SourceJSON

extension ZodSchema {
  /// Reads a JSON Schema as a schema: `z.fromJSONSchema(schema, { defaultTarget })`.
  ///
  ///     let schema = try ZodSchema(jsonSchema: ["type": "string", "format": "email"], zod: .v4_4_3)
  ///     let validator = try Validator(schema, zod: .v4_4_3)
  ///
  /// Validate with the version of Zod that read the JSON Schema, since versions differ in the schemas that they make.
  /// Keywords that Zod ignores, such as `uniqueItems`, are ignored here too. Members that are no keywords, such as
  /// `title`, are `metadata` of the schema, and so is `description`.
  ///
  /// A definition that is used in several places is repeated in each of them under one label; below itself it is a
  /// reference. The schema has the functions that it needs.
  ///
  /// - Parameters:
  ///   - jsonSchema: The JSON Schema: an object or a Boolean.
  ///   - defaultTarget: The dialect of a JSON Schema whose `$schema` names none. It decides where definitions are,
  ///     in `$defs` or `definitions`, and whether `nullable` is a keyword.
  ///   - zod: The version of Zod.
  /// - Throws: `JSONSchemaReadingError` where Zod throws, and for a schema that is too large or that can't be
  ///   restated exactly.
  public init(
    jsonSchema: JSONValue, defaultTarget: JSONSchemaOptions.Target = .draft202012,
    zod: ZodVersion = .default
  ) throws(JSONSchemaReadingError) {
    let copy = try JSONCopy.copy(jsonSchema)
    var reader = JSONSchemaReader(
      zod < .v4_4_3 ? jsonSchema : copy, defaultTarget: defaultTarget, zod: zod)
    let root = try reader.schema(reader.root, at: .root)
    var unfolding = SchemaUnfolding(reader, root: root)
    self = try unfolding.tree(root)
  }
}
