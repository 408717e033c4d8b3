import JSPrimitives
import SchemaModel
import SourceJSON

/// What a file of `--schema` has: a schema document or a JSON Schema.
enum SchemaFile {
  case document(SchemaDocument)
  case jsonSchema(JSONValue)

  /// Reads a file's text.
  ///
  /// - Throws: `JSONError` if the text is not JSON, `SchemaDocumentError` if it is neither of the two.
  init(_ bytes: [UInt8], limits: JSONLimits) throws {
    let value = try JSONDocument(bytes, limits: limits).value
    self =
      Self.isJSONSchema(value) ? .jsonSchema(value) : .document(try SchemaDocument(value))
  }

  /// Whether a value has a keyword of JSON Schemas and is not marked as a schema document.
  private static func isJSONSchema(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    let format = object["format"]?.text?.string ?? ""
    guard !format.hasPrefix("schema-document/") else { return false }
    return keywords.contains { object[$0] != nil }
  }

  /// The keywords that mark a JSON Schema. A document has none of them.
  private static let keywords: [JSText] = [
    "$schema", "$ref", "$defs", "definitions", "$id", "type", "enum", "const", "anyOf", "oneOf",
    "allOf", "not", "properties", "items",
  ]
}
