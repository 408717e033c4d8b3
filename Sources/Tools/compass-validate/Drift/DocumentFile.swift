import SchemaModel
import SourceJSON

/// A schema document in a file.
enum DocumentFile {
  /// Reads a document; - is standard input.
  ///
  /// - Throws: an exit status of 2, after a line on standard error that says what is wrong with it.
  static func read(_ path: String) throws -> SchemaDocument {
    do {
      let bytes = try InputFile.jsonText(of: path, limit: SchemaDocument.defaultLimits.maximumBytes)
      return try SchemaDocument(bytes)
    } catch {
      throw Failure.document(path, error)
    }
  }
}
