import ArgumentParser
import CompassSchemas
import SchemaModel
import SourceJSON
import Validation

/// Which schema payloads are judged by: one of a name and revision, or a document's.
struct SchemaSource: ParsableArguments {
  @Option(
    help: ArgumentHelp("A schema document to judge by.", valueName: "file"), completion: .file())
  var schema: String?

  @OptionGroup var named: RevisionOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many bytes a schema document may have.", valueName: "n"))
  var maxSchemaBytes = SchemaDocument.defaultLimits.maximumBytes

  func validate() throws {
    guard (1...JSONOptions.greatestSize).contains(maxSchemaBytes) else {
      throw ValidationError(
        "--max-schema-bytes is a number from 1 to \(JSONOptions.greatestSize).")
    }
  }

  /// Compiles the schema.
  ///
  /// - Parameter name: the schema's name, where there is no document.
  func validator(named name: String?, limits: ValidationLimits) throws -> Validator {
    let functions = FunctionRegistry.web(named.revision)
    guard let schema else {
      let name = name ?? ""
      guard let document = SchemaCatalog.document(named: name, of: named.revision) else {
        let names = SchemaCatalog.documents(of: named.revision).map(\.name)
        throw ValidationError(
          """
          There is no schema "\(name)" in revision \(named.revision.rawValue); there are \
          \(names.joined(separator: ", ")), and --schema takes a file.
          """)
      }
      do {
        return try Validator(document.schema, functions: functions, limits: limits)
      } catch {
        throw Failure.notJudged("\(document.name): \(error)")
      }
    }
    do {
      let bytes = try InputFile.contents(of: schema, limit: maxSchemaBytes)
      var documentLimits = SchemaDocument.defaultLimits
      documentLimits.maximumBytes = maxSchemaBytes
      return try Validator(
        document: bytes, functions: functions, limits: limits, documentLimits: documentLimits)
    } catch {
      throw Failure.document(schema, error)
    }
  }
}
