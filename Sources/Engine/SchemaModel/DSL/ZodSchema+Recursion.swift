/// The schemas that refer to themselves.
extension ZodSchema {
  /// `z.lazy(() => schema)`: the schema that a closure makes.
  ///
  /// The closure runs at once. A schema that contains itself is written with ``recursive(_:_:)``; if its closures run
  /// inside each other without end, compiling it throws an error that names the file and the line of this call.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors name.
  ///   - line: The line that errors name.
  ///   - make: Returns the schema.
  public static func lazy(
    fileID: StaticString = #fileID, line: UInt = #line, _ make: () -> ZodSchema
  ) -> ZodSchema {
    ZodSchema(.lazy(SchemaNesting.schema(of: ".lazy at \(fileID):\(line)", make)))
  }

  /// A schema that contains itself, as a getter of an object's shape makes one in Zod.
  ///
  ///     let category = ZodSchema.recursive("Category") { category in
  ///       .object {
  ///         Field("name", .string())
  ///         Field("subcategories", .array(category))
  ///       }
  ///     }
  ///
  /// Checks that are added to the result are not part of the schemas below it, as in Zod.
  ///
  /// - Parameters:
  ///   - label: The name in schema documents, of this schema alone among those around each other.
  ///   - make: Takes a reference to the schema, to use anywhere below it, and returns the schema.
  public static func recursive(_ label: String, _ make: (ZodSchema) -> ZodSchema) -> ZodSchema {
    var schema = SchemaNesting.schema(of: ".recursive(\"\(label)\")") {
      make(ZodSchema(.reference(label)))
    }
    if schema.label != nil { schema = ZodSchema(.lazy(schema)) }
    schema.label = label
    return schema
  }

  /// `z.json()`: any JSON value. The message is that of the string option only.
  public static func json(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    recursive("json") { json in
      .lazy {
        .union(
          .string(message, error: error), .number(), .boolean(), .null, .array(json),
          .record(json))
      }
    }
  }
}
