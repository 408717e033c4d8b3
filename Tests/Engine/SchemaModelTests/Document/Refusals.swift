import SchemaModel
import SourceJSON

/// Why a text is refused as a schema document, as `path: reason`; nil when it is accepted.
func refusal(ofDocument text: String) throws -> String? {
  do {
    _ = try SchemaDocument(Array(text.utf8))
    return nil
  } catch let error as SchemaDocumentError {
    return error.description
  }
}

/// Why a node is refused as the schema of a document.
func refusal(ofNode node: String) throws -> String? {
  try refusal(ofDocument: #"{"format":"schema-document/1","name":"n","schema":\#(node)}"#)
}

/// Why a check is refused as the only one of a document's root.
func refusal(ofCheck check: String) throws -> String? {
  try refusal(ofNode: #"{"type":"any","checks":[\#(check)]}"#)
}

/// The check that a document's root has for a text.
func check(_ text: String) throws -> Check? {
  let document =
    #"{"format":"schema-document/1","name":"n","schema":{"type":"any","checks":[\#(text)]}}"#
  return try SchemaDocument(Array(document.utf8)).schema.checks.first
}
