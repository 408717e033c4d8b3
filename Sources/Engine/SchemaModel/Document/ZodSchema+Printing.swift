internal import SourceJSON

// Schemas print as schema documents, which name functions instead of showing them. One without a name prints as null.

extension ZodSchema: CustomStringConvertible, CustomDebugStringConvertible {
  /// The JSON text of the schema as a node of a schema document, such as `{"type":"string"}`.
  public var description: String {
    JSONWriter.string(of: SchemaWriter.write(self, zod: .newestRelease).0)
  }

  /// The same JSON text.
  public var debugDescription: String { description }
}

extension SchemaDocument: CustomStringConvertible {
  /// The JSON text of the document.
  public var description: String { JSONWriter.string(of: written.0) }
}
