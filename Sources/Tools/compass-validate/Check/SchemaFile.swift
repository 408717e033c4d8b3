import ArgumentParser
import JSPrimitives
import SchemaModel
import SourceJSON

/// A file with a schema: a schema document or a JSON Schema, whichever the command line says.
///
/// The member `format` of a document starts with `schema-document/`; no other file is one. ``JSONSchemaLook`` decides which
/// of the others are JSON Schemas. A file that is neither is probably a payload.
struct SchemaFile {
  /// The file's path.
  let path: String
  /// The file's text, in which a document's keys are looked for twice.
  private let text: JSONDocument
  private let value: JSONValue

  /// Reads a file; `-` is standard input.
  ///
  /// - Throws: An exit status after printing why the file can't be read.
  init(path: String, maximumBytes: Int = SchemaDocument.defaultLimits.maximumBytes) throws {
    self.path = path
    do {
      let bytes = try InputFile.jsonText(of: path, limit: maximumBytes)
      var limits = SchemaDocument.defaultLimits
      limits.maximumBytes = maximumBytes
      text = try JSONDocument(bytes, limits: limits)
      value = text.value
    } catch {
      throw Failure.document(path, error)
    }
  }

  /// Returns the schema document.
  ///
  /// - Parameters:
  ///   - canBeSwapped: Whether the command line has a payload that the file could be.
  ///   - remedy: The way to use a JSON Schema, at the start of a sentence.
  /// - Throws: A usage error if the file is a JSON Schema, or an exit status after printing its fault.
  func document(
    canBeSwapped: Bool = false,
    remedy: (_ path: String) -> String = { "--zod-json-schema \($0) reads it" }
  ) throws -> SchemaDocument {
    guard !isNeither else { throw neither(canBeSwapped) }
    guard !looksLikeJSONSchema else {
      throw ValidationError(
        """
        \(path) is a JSON Schema, not a schema document. \(remedy(path)) as Zod's fromJSONSchema does, which \
        ignores some keywords of JSON Schema and gives others another meaning.
        """)
    }
    do {
      return try SchemaDocument(text)
    } catch {
      throw Failure.document(path, error)
    }
  }

  /// Returns the JSON Schema.
  ///
  /// - Parameter canBeSwapped: Whether the command line has a payload that the file could be.
  /// - Throws: A usage error if the file is a schema document, or an exit status after printing that it is neither.
  func jsonSchema(canBeSwapped: Bool = false) throws -> JSONValue {
    guard !isDocument else {
      throw ValidationError("\(path) is a schema document, not a JSON Schema. --schema reads it.")
    }
    guard JSONSchemaLook.fits(value) else { throw neither(canBeSwapped) }
    return value
  }

  /// Whether the file says that it is a schema document, of any version.
  var isDocument: Bool {
    value["format"]?.text?.string.hasPrefix("schema-document/") ?? false
  }

  /// Whether the file is a JSON Schema rather than a schema document whose `format` is missing.
  private var looksLikeJSONSchema: Bool { !isDocument && JSONSchemaLook.fits(value) }

  /// Whether the file is neither a JSON Schema nor a schema document, not even one whose `format` is missing.
  private var isNeither: Bool {
    !isDocument && !looksLikeJSONSchema && value.object?["schema"] == nil
  }

  private func neither(_ canBeSwapped: Bool) -> ExitCode {
    let reason =
      value.object == nil
      ? "" : ": it has no \"format\" of a document and no keyword that makes it a JSON Schema"
    return Failure.notJudged(
      "\(path) is neither a schema document nor a JSON Schema\(reason)"
        + (canBeSwapped ? "; are the schema and the payload swapped?" : ""))
  }
}

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
