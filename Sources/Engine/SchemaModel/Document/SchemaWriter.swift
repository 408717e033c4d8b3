internal import JSPrimitives
package import SourceJSON

/// Writes a schema as a node of a schema document.
///
/// The words of version 1 are the same in version 2, except for constants that need an escape there. So a schema
/// is written as of version 1 first, and again if it needs a word of version 2.
struct SchemaWriter {
  /// The version that constants are written for.
  let version: Int
  /// The version of Zod of the document.
  let zod: ZodVersion
  /// Whether a word was written that version 1 doesn't have.
  private(set) var needsVersion2 = false

  /// The path of the first function without a name, which no document can have; it is written as null.
  private(set) var unnamed: String?

  /// Returns a schema as JSON, the version of documents that it needs at least, and the path of its first function
  /// without a name.
  static func write(
    _ schema: ZodSchema, atLeast version: Int = 1, zod: ZodVersion
  ) -> (JSONValue, version: Int, unnamed: String?) {
    var writer = SchemaWriter(version: version, zod: zod)
    let value = writer.schema(schema, path: rootPath)
    return writer.needsVersion2 && version == 1
      ? write(schema, atLeast: 2, zod: zod) : (value, version, writer.unnamed)
  }

  /// The path of a document's root node.
  static let rootPath = "$.schema"

  private init(version: Int, zod: ZodVersion) {
    self.version = version
    self.zod = zod
  }

  /// Returns a node with its message, its checks and the rest of its own fields.
  mutating func schema(_ schema: ZodSchema, path: String) -> JSONValue {
    var object = node(schema.node, path: path)
    if let message = schema.message { object["message"] = .string(JSText(message)) }
    if let error = schema.error {
      let function = self.function(error, path: "\(path).error")
      later("error", function, in: &object)
    }
    // A label that is the node's own path needs no words: references by path find it.
    if let label = schema.label, label != path {
      later("$id", .string(JSText(label)), in: &object)
    } else if schema.label != nil {
      needsVersion2 = true
    }
    if let metadata = schema.metadata { later("meta", .object(metadata), in: &object) }
    if let parent = schema.parent {
      let node = self.schema(parent.schema, path: "\(path).parent")
      later("parent", node, in: &object)
    }
    if !schema.checks.isEmpty {
      var checks: [JSONValue] = []
      for (index, check) in schema.checks.enumerated() {
        checks.append(self.check(check, path: "\(path).checks[\(index)]"))
      }
      object["checks"] = .array(checks)
    }
    return .object(object)
  }

  /// Returns schemas that are elements of an array.
  mutating func schemas(_ schemas: [ZodSchema], path: String) -> JSONValue {
    var values: [JSONValue] = []
    for (index, schema) in schemas.enumerated() {
      values.append(self.schema(schema, path: "\(path)[\(index)]"))
    }
    return .array(values)
  }

  /// Returns a constant.
  mutating func constant(_ constant: ZodSchema.Constant) -> JSONValue {
    if !constant.isOfVersion1 { needsVersion2 = true }
    guard version == 1, let json = constant.json else { return constant.document }
    return json
  }

  /// Returns the limit of a comparison.
  mutating func bound(_ bound: ZodSchema.Bound) -> JSONValue {
    if !bound.isOfVersion1 { needsVersion2 = true }
    return bound.document
  }

  /// Returns the name of a function.
  mutating func name(of function: ZodSchema.NamedFunction<some Any>, path: String) -> JSONValue {
    guard function.identity != nil else { return .string(JSText(function.name)) }
    unnamed = unnamed ?? path
    return .null
  }

  /// Returns a function as an object.
  mutating func function(_ function: ZodSchema.NamedFunction<some Any>, path: String) -> JSONValue {
    ["function": name(of: function, path: path)]
  }

  /// Sets a field that version 1 doesn't have.
  mutating func later(_ name: JSText, _ value: JSONValue?, in object: inout JSONObject) {
    guard let value else { return }
    needsVersion2 = true
    object[name] = value
  }

  /// Sets a Boolean field that version 1 doesn't have, if it is true.
  mutating func flag(_ name: JSText, _ value: Bool, in object: inout JSONObject) {
    later(name, value ? true : nil, in: &object)
  }

  /// Returns an object that version 1 doesn't have.
  mutating func later(_ object: JSONObject) -> JSONObject {
    needsVersion2 = true
    return object
  }
}

extension ZodSchema {
  /// The schema as a node of a schema document.
  package var document: JSONValue { SchemaWriter.write(self, zod: .ofUnversionedDocuments).0 }
}
