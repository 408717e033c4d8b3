internal import JSPrimitives
public import SchemaModel
public import SourceJSON
public import Validation

extension ZodSchema {
  /// Returns the JSON Schema of the schema: Zod's `toJSONSchema`.
  ///
  ///     let schema = ZodSchema.object { Field("name", .string().min(1)) }
  ///     try schema.jsonSchema(.init(target: .draft07, side: .input))
  ///
  /// - Parameters:
  ///   - options: The dialect, the side, and the treatment of special schemas.
  ///   - zod: The version of Zod whose JSON Schema it is; by default the newest release.
  ///   - handlers: Functions that change parts of the result.
  /// - Returns: An object whose members have Zod's order, `$schema` first.
  /// - Throws: `JSONSchemaError` with Zod's message for a schema that no JSON Schema describes, for an `id` of two
  ///   schemas and for a cycle if the options forbid them; also for a schema nested deeper than 256 levels.
  public func jsonSchema(
    _ options: JSONSchemaOptions = .init(), zod: ZodVersion = .newestRelease,
    handlers: JSONSchemaHandlers = .init()
  ) throws(JSONSchemaError) -> JSONValue {
    var maker = try JSONSchemaMaker([self], options, zod, handlers, .standard)
    return try maker.make()
  }

  /// Returns the JSON Schemas of several schemas that refer to each other: Zod's `toJSONSchema` of a registry.
  ///
  ///     try ZodSchema.jsonSchemas(["User": user, "Post": post], uri: { "https://example.com/" + $0 + ".json" })
  ///
  /// Each place with a schema that is the same as one of them refers to it.
  ///
  /// - Parameters:
  ///   - schemas: The schemas with their ids.
  ///   - options: The dialect, the side, and the treatment of special schemas.
  ///   - zod: The version of Zod whose JSON Schemas they are; by default the newest release.
  ///   - uri: Makes a URI of an id, which is also the `$id` of the schema; nil for the id itself without `$id`.
  ///   - handlers: Functions that change parts of the result.
  /// - Returns: An object with the member `schemas`: the JSON Schemas by id, and `__shared` with definitions that are
  ///   none of them.
  /// - Throws: `JSONSchemaError`, as `jsonSchema`.
  public static func jsonSchemas(
    _ schemas: KeyValuePairs<String, ZodSchema>, _ options: JSONSchemaOptions = .init(),
    zod: ZodVersion = .newestRelease, uri: ((String) -> String)? = nil,
    handlers: JSONSchemaHandlers = .init()
  ) throws(JSONSchemaError) -> JSONValue {
    var maker = try JSONSchemaMaker(schemas.map(\.value), options, zod, handlers, .standard)
    return try maker.make(
      schemas.map { JSText($0.key) }, uri: uri.map { uri in { JSText(uri($0.string)) } })
  }
}

extension Validator {
  /// Returns the JSON Schema of the validator's schema, by its version of Zod.
  ///
  /// - Parameters:
  ///   - options: The dialect, the side, and the treatment of special schemas.
  ///   - handlers: Functions that change parts of the result.
  /// - Throws: `JSONSchemaError`, as `ZodSchema.jsonSchema`.
  public func jsonSchema(
    _ options: JSONSchemaOptions = .init(), handlers: JSONSchemaHandlers = .init()
  ) throws(JSONSchemaError) -> JSONValue {
    var maker = try JSONSchemaMaker([schema], options, zod, handlers, functions)
    return try maker.make()
  }
}
