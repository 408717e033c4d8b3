internal import JSPrimitives
public import SourceJSON

/// A named schema as JSON: `{"format": "schema-document/1", "name": ..., "schema": {...}}`.
///
/// Each node of the schema is one node of Zod's own `def` tree under the same names, so an exported
/// schema and a dump of the web app's are equal as JSON values.
public struct SchemaDocument: Sendable, Hashable {
  /// The value of the document's `format`.
  public static let format = "schema-document/1"

  /// The default limits of a document: 16 MiB and 512 levels of JSON.
  ///
  /// A schema itself may nest 256 levels deep to be compiled.
  public static let defaultLimits = JSONLimits(maximumDepth: 512, maximumBytes: 16_777_216)

  /// The schema's name.
  public var name: String
  /// The schema.
  public var schema: ZodSchema

  /// A document of a named schema.
  public init(name: String, schema: ZodSchema) {
    self.name = name
    self.schema = schema
  }

  /// Reads a document from JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The document as UTF-8 JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: `JSONError` if the text is not JSON or exceeds the limits, `SchemaDocumentError` if it is not a
  ///   schema document. An unknown format, node type, check or field is rejected, never ignored.
  public init(_ bytes: [UInt8], limits: JSONLimits = Self.defaultLimits) throws {
    try self.init(JSONDocument(bytes, limits: limits).value)
  }

  /// Reads a document from a JSON value.
  ///
  /// - Throws: `SchemaDocumentError` if the value is not a schema document.
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

/// An error of a JSON value that is not a schema document, with the place and the reason.
public struct SchemaDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the document, such as `$.schema.shape.role.checks[0].format`.
  public var path: String
  /// The reason, such as `unknown field`.
  public var reason: String

  /// An error at a place of the document.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The place and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}
