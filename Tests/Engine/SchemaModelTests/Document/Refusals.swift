import SchemaModel
import SourceJSON

/// Returns the error of a text as a schema document, as `path: reason`, or nil if it is accepted.
func refusal(ofDocument text: String) throws -> String? {
  do {
    _ = try SchemaDocument(Array(text.utf8))
    return nil
  } catch let error as SchemaDocument.ReadingError {
    return error.description
  }
}

/// Returns the error of a node as the schema of a document.
func refusal(ofNode node: String) throws -> String? {
  try refusal(ofDocument: #"{"format":"schema-document/1","name":"n","schema":\#(node)}"#)
}

/// Returns the error of a check as the only one of a document's root.
func refusal(ofCheck check: String) throws -> String? {
  try refusal(ofNode: #"{"type":"any","checks":[\#(check)]}"#)
}

/// Returns the only check of a document's root, read from text.
func check(_ text: String) throws -> ZodSchema.Check? {
  let document =
    #"{"format":"schema-document/1","name":"n","schema":{"type":"any","checks":[\#(text)]}}"#
  return try SchemaDocument(Array(document.utf8)).schema.checks.first
}

/// Returns the error of a node as the schema of a document of version 2.
func refusal(ofLaterNode node: String) throws -> String? {
  try refusal(ofDocument: #"{"format":"schema-document/2","name":"n","schema":\#(node)}"#)
}

/// Returns the error of a check as the only one of a root of version 2.
func refusal(ofLaterCheck check: String) throws -> String? {
  try refusal(ofLaterNode: #"{"type":"any","checks":[\#(check)]}"#)
}
