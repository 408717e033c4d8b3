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

  /// Compiles the schema.
  ///
  /// - Parameter name: the schema's name, where there is no document.
  func validator(named name: String?, limits: JSONOptions) throws -> Validator {
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
      let bytes = try InputFile.contents(of: schema, limit: JSONOptions.default.maximumBytes)
      return try Validator(document: bytes, functions: functions, limits: limits)
    } catch let error as JSONError {
      throw Failure.notJudged("\(schema):\(error.line):\(error.column): not JSON: \(error)")
    } catch let error as FileError {
      throw Failure.notJudged("\(error)")
    } catch {
      throw Failure.notJudged("\(schema): \(error)")
    }
  }
}
