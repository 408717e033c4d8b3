import ArgumentParser
import CompassSchemas
import SchemaModel
import SourceJSON
import Validation

/// Judges payloads: the default command.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge payloads by a schema (default).",
    usage: """
      compass-validate SCHEMA FILE...
      compass-validate --schema DOCUMENT FILE...
      """)

  @Argument(
    help: ArgumentHelp(
      "The schema's name, unless --schema is given, then the payloads; - is standard input.",
      valueName: "schema> <file"))
  var arguments: [String]

  @Option(help: ArgumentHelp("A schema document to judge by.", valueName: "file"))
  var schema: String?

  @OptionGroup var named: RevisionOption

  @Flag(help: "Each line is a payload; the default for .ndjson and .jsonl files.")
  var ndjson = false

  @Option(
    help: ArgumentHelp(
      """
      Write the transformed payloads, one a line. The file appears whole, and only if every payload is \
      valid; with NDJSON it has the valid ones.
      """,
      valueName: "file|-"))
  var output: String?

  @Flag(help: "Print no findings, only the summary.")
  var quiet = false

  @Option(help: ArgumentHelp("How deep a payload may nest, at most 1000.", valueName: "n"))
  var maxDepth = 512

  @Option(help: ArgumentHelp("How many bytes a payload may have.", valueName: "n"))
  var maxBytes = 134_217_728

  func validate() throws {
    if schema == nil, arguments.count < 2 {
      throw ValidationError(
        arguments.isEmpty
          ? "Name a schema and a file." : "Name a file to judge by \"\(arguments[0])\".")
    }
    guard (0...JSONOptions.greatestDepth).contains(maxDepth) else {
      throw ValidationError("--max-depth is a number from 0 to \(JSONOptions.greatestDepth).")
    }
    guard (1...JSONOptions.greatestSize).contains(maxBytes) else {
      throw ValidationError("--max-bytes is a number from 1 to \(JSONOptions.greatestSize).")
    }
  }

  func run() throws {
    let validator = try makeValidator()
    let tally: Tally
    do throws(FileError) {
      var session = try CheckSession(validator, output: output, printsFindings: !quiet)
      for path in schema == nil ? arguments.dropFirst() : arguments[...] {
        let isNDJSON = ndjson || path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl")
        try session.check(path, isNDJSON: isNDJSON)
      }
      tally = try session.finish()
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if tally.exitCode != .success { throw tally.exitCode }
  }

  private func makeValidator() throws -> Validator {
    let functions = FunctionRegistry.web(named.revision)
    let limits = JSONOptions(maximumDepth: maxDepth, maximumBytes: maxBytes)
    guard let schema else {
      guard let document = SchemaCatalog.document(named: arguments[0], of: named.revision) else {
        let names = SchemaCatalog.documents(of: named.revision).map(\.name)
        throw ValidationError(
          """
          There is no schema "\(arguments[0])" in revision \(named.revision.rawValue); there are \
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
      let bytes = try InputFile(path: schema).readAll(limit: JSONOptions.default.maximumBytes)
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
