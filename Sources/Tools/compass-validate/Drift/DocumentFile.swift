import SchemaModel
import SourceJSON

/// Schema documents in files.
enum DocumentFile {
  /// Reads a document; `-` is standard input.
  ///
  /// - Throws: exit status 2, after a line with the reason on standard error.
  static func read(_ path: String) throws -> SchemaDocument {
    do {
      let bytes = try InputFile.jsonText(of: path, limit: SchemaDocument.defaultLimits.maximumBytes)
      return try SchemaDocument(bytes)
    } catch {
      throw Failure.document(path, error)
    }
  }
}
