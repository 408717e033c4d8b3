import JSONSchema
import SchemaModel
import SourceJSON

/// Returns the JSON Schema of a schema as text, without `$schema`; the message of an error after "throws".
func text(
  _ schema: ZodSchema, _ options: JSONSchemaOptions = .init(), zod: ZodVersion = .newestRelease,
  handlers: JSONSchemaHandlers = .init()
) -> String {
  do {
    var members = try schema.jsonSchema(options, zod: zod, handlers: handlers).object ?? [:]
    members["$schema"] = nil
    return JSONWriter.string(of: .object(members))
  } catch {
    return "throws " + error.message
  }
}

/// Returns the JSON Schema of inputs as text, without `$schema`.
func input(_ schema: ZodSchema, zod: ZodVersion = .newestRelease) -> String {
  text(schema, .init(side: .input), zod: zod)
}
