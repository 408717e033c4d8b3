import SchemaModel
import SourceJSON

/// A schema document in a file.
enum DocumentFile {
  /// Reads a document; - is standard input.
  ///
  /// - Throws: an exit status of 2, after a line on standard error that says what is wrong with it.
  static func read(_ path: String) throws -> SchemaDocument {
    do {
      let bytes = try InputFile.contents(of: path, limit: JSONOptions.default.maximumBytes)
      return try SchemaDocument(bytes)
    } catch let error as JSONError {
      throw Failure.notJudged("\(path):\(error.line):\(error.column): not JSON: \(error)")
    } catch let error as FileError {
      throw Failure.notJudged("\(error)")
    } catch {
      throw Failure.notJudged("\(path): \(error)")
    }
  }
}
