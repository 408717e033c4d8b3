internal import JSPrimitives
internal import SourceJSON

/// Reads the nodes of a schema document.
struct SchemaReader {
  /// The version of the document.
  let version: Int
  /// The version of Zod of the document.
  let zod: ZodVersion
  /// The nodes around the one that is read, the outermost first.
  private var ancestors: [Ancestor] = []

  private struct Ancestor {
    let path: String
    var label: String?
    /// Whether a node below refers to this one by its path.
    var isReferredToByPath = false
  }

  /// A reader of a version's documents.
  init(version: Int, zod: ZodVersion) {
    self.version = version
    self.zod = zod
  }

  /// Returns one node with its message, its checks and its other fields.
  mutating func schema(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError)
    -> ZodSchema
  {
    var reader = try FieldReader(value, path: path, version: version)
    if let reference = try reference(&reader) { return reference }
    ancestors.append(Ancestor(path: path, label: try label(&reader)))
    let node = try node(&reader)
    let message = try reader.optionalString("message")
    let error = try reader.function("error").map { ZodSchema.ErrorFunction($0) }
    let metadata = try metadata(&reader)
    let checks = try checks(&reader)
    let parent: ZodSchema.Parent? =
      reader.later("parent") == nil ? nil : .schema(try child("parent", &reader))
    try reader.finish()
    let ancestor = ancestors.removeLast()
    let label = ancestor.label ?? (ancestor.isReferredToByPath ? path : nil)
    return ZodSchema(
      node, message: message, error: error, checks: checks, label: label, metadata: metadata,
      parent: parent)
  }

  private mutating func checks(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [ZodSchema.Check] {
    guard reader.optional("checks") != nil else { return [] }
    var checks: [ZodSchema.Check] = []
    for (index, check) in try reader.elements("checks").enumerated() {
      checks.append(try self.check(check, path: "\(reader.path).checks[\(index)]"))
    }
    return checks
  }

  private func metadata(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> JSONObject? {
    guard let value = reader.later("meta") else { return nil }
    guard let metadata = value.object else { throw reader.error("meta", "expected an object") }
    guard value.isFinite else { throw reader.error("meta", "a number is too large") }
    return metadata
  }

  private func label(_ reader: inout FieldReader) throws(SchemaDocument.ReadingError) -> String? {
    guard reader.later("$id") != nil else { return nil }
    return try reader.string("$id")
  }

  /// Returns the reference that a node is, or nil if it is another node.
  private mutating func reference(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema? {
    guard reader.later("$ref") != nil else { return nil }
    let target = try reader.string("$ref")
    let checks = try checks(&reader)
    try reader.finish()
    if ancestors.contains(where: { $0.label == target }) {
      return ZodSchema(.reference(target), checks: checks)
    }
    guard let place = ancestors.lastIndex(where: { $0.path == target }) else {
      throw reader.error("$ref", "no node around this one is \"\(target)\"")
    }
    ancestors[place].isReferredToByPath = true
    return ZodSchema(.reference(ancestors[place].label ?? target), checks: checks)
  }
}

extension SchemaReader {
  /// Returns the node in a field.
  mutating func child(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema {
    try schema(reader.value(name), path: reader.path(of: name))
  }

  /// Returns the nodes in a field.
  mutating func children(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [ZodSchema] {
    var schemas: [ZodSchema] = []
    for (index, value) in try reader.elements(name).enumerated() {
      schemas.append(try schema(value, path: "\(reader.path(of: name))[\(index)]"))
    }
    return schemas
  }
}
