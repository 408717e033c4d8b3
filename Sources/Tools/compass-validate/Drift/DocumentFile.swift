import SchemaModel

/// Schema documents in files.
enum DocumentFile {
  /// Reads a document; `-` is standard input.
  ///
  /// - Throws: exit status 2, after a line with the reason on standard error, or a usage error for a JSON Schema.
  static func read(_ path: String) throws -> SchemaDocument {
    try SchemaFile(path: path).document {
      "compass-validate export --zod-json-schema \($0) makes a document of it, reading it"
    }
  }
}
