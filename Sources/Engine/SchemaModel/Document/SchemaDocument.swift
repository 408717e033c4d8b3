internal import JSPrimitives
public import SourceJSON

/// A named schema as JSON: `{"format": "schema-document/1", "name": ..., "schema": {...}}`.
///
/// Each node of the schema is one node of Zod's own `def` tree under the same names, so an exported
/// schema and a dump of the web app's are equal as JSON values.
public struct SchemaDocument: Sendable, Hashable {
  public static let format = "schema-document/1"

  /// The limits that a document keeps unless others are asked for: 16 MiB and 512 levels of JSON. A schema
  /// nests no deeper than 256 when it is compiled.
  public static let defaultLimits = JSONLimits(maximumDepth: 512, maximumBytes: 16_777_216)

  public var name: String
  public var schema: ZodSchema

  public init(name: String, schema: ZodSchema) {
    self.name = name
    self.schema = schema
  }

  /// Reads a document from JSON text.
  ///
  /// - Throws: `JSONError` when the text is not JSON or passes the limits, `SchemaDocumentError` when it is not
  ///   a document: an unknown format, node type, check or field is refused, never passed over.
  public init(_ bytes: [UInt8], limits: JSONLimits = Self.defaultLimits) throws {
    try self.init(JSONDocument(bytes, limits: limits).value)
  }

  /// Reads a document from a JSON value.
  public init(_ value: JSONValue) throws(SchemaDocumentError) {
    var reader = try FieldReader(value, path: "$")
    let format = try reader.text("format")
    guard format.string == Self.format else {
      throw SchemaDocumentError(
        path: "$.format", reason: "unknown format \(format), expected \"\(Self.format)\"")
    }
    name = try reader.string("name")
    schema = try SchemaReader.schema(reader.value("schema"), path: "$.schema")
    try reader.finish()
  }

  /// The document as a JSON value.
  public var value: JSONValue {
    [
      "format": .string(JSText(Self.format)), "name": .string(JSText(name)),
      "schema": schema.document,
    ]
  }
}

/// Why a JSON value is not a schema document, and where.
public struct SchemaDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the document, such as `$.schema.shape.role.checks[0].format`.
  public var path: String
  public var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}
