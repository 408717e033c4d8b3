internal import Platform
public import SchemaModel
public import SourceJSON
internal import Synchronization

extension ZodSchema {
  /// Reads a JSON Schema as a schema: `z.fromJSONSchema(schema, { defaultTarget })`.
  ///
  ///     let schema = try ZodSchema(jsonSchema: ["type": "string", "format": "email"])
  ///     let validator = try Validator(schema)
  ///
  /// Validate with the version of Zod that read the JSON Schema, since versions differ in the schemas that they make.
  /// Keywords that Zod ignores, such as `uniqueItems` before 4.6.7, are ignored here too. Members that are no keywords,
  /// such as `title`, are `metadata` of the schema since 4.3.6, and so is `description`. Zod has the function since 4.2;
  /// for an earlier version the schema is that of 4.2.1.
  ///
  /// A definition that is used in several places is repeated in each of them under one label; below itself it is a
  /// reference. The schema has the functions that it needs.
  ///
  /// - Parameters:
  ///   - jsonSchema: The JSON Schema: an object or a Boolean.
  ///   - defaultTarget: The dialect of a JSON Schema whose `$schema` names none. It decides where definitions are,
  ///     in `$defs` or `definitions`, and whether `nullable` is a keyword.
  ///   - zod: The version of Zod; by default the newest release, as for a validator.
  /// - Throws: `JSONSchemaReadingError` where Zod throws, and for a schema that is too large or that can't be
  ///   restated exactly.
  public init(
    jsonSchema: JSONValue, defaultTarget: JSONSchemaOptions.Target = .draft202012,
    zod: ZodVersion = .newestRelease
  ) throws(JSONSchemaReadingError) {
    try self.init(
      jsonSchema: jsonSchema, defaultTarget: defaultTarget, zod: zod, keepsDescriptions: true)
  }

  /// Reads a JSON Schema as `z.fromJSONSchema` does with a registry of its own if `keepsDescriptions` is false: that
  /// registry has all metadata except for descriptions.
  package init(
    jsonSchema: JSONValue, defaultTarget: JSONSchemaOptions.Target, zod: ZodVersion,
    keepsDescriptions: Bool
  ) throws(JSONSchemaReadingError) {
    self = try Self.reading(
      jsonSchema: jsonSchema, defaultTarget: defaultTarget, zod: zod,
      keepsDescriptions: keepsDescriptions
    ).schema
  }

  /// Returns the schema of a JSON Schema, and the keywords that Zod ignores in the parts that it reads.
  package static func reading(
    jsonSchema: JSONValue, defaultTarget: JSONSchemaOptions.Target = .draft202012,
    zod: ZodVersion, keepsDescriptions: Bool = true
  ) throws(JSONSchemaReadingError) -> (schema: ZodSchema, ignored: [IgnoredKeyword]) {
    try onOwnStack { () throws(JSONSchemaReadingError) in
      let copy = try JSONCopy.copy(jsonSchema)
      var reader = JSONSchemaReader(
        ReadingRules(zod).copiesInput ? copy : jsonSchema, defaultTarget: defaultTarget, zod: zod,
        keepsDescriptions: keepsDescriptions)
      let root = try reader.schema(reader.root, at: .root)
      var unfolding = SchemaUnfolding(reader, root: root)
      return (try unfolding.tree(root), reader.ignored)
    }
  }

  private typealias Reading = (schema: ZodSchema, ignored: [IgnoredKeyword])

  /// Reads on a thread with a stack for the maximum depth. The reader calls itself for each JSON Schema in another
  /// one, and the caller's stack may have half a megabyte.
  private static func onOwnStack(
    _ read: @escaping @Sendable () throws(JSONSchemaReadingError) -> Reading
  ) throws(JSONSchemaReadingError) -> Reading {
    #if os(Windows) || os(WASI)
    return try read()
    #else
    let schema = ReadSchema()
    let thread = POSIXThread.start(stackSize: ReadingLimits.stackSize) {
      let result = Result(catching: read)
      schema.result.withLock { $0 = result }
    }
    guard let thread else {
      throw SchemaPlace.root.error("the system has no thread to read the JSON Schema")
    }
    thread.join()
    guard let result = schema.result.withLock({ $0 }) else {
      throw SchemaPlace.root.error("the thread that read the JSON Schema ended early")
    }
    return try result.get()
    #endif
  }

  /// The result of a thread.
  private final class ReadSchema: Sendable {
    let result = Mutex<Result<Reading, JSONSchemaReadingError>?>(nil)
  }
}
