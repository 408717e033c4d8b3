import ArgumentParser
import CompassSchemas
import SchemaDrift
import SchemaModel

/// Prints what a schema document is recognised by.
struct FingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Print a short text that is the same for the same schema.",
    discussion: """
      The CRC-32 and the length of the document as it is exported, in one line without white space: layout \
      and the order of a node's members don't matter, the order of fields, options and checks does. An \
      argument with a slash or that ends in .json is a file, - standard input, any other one the name of a schema.

      Exit status: 0 all have been printed, 2 a document can't be read, 64 there is no such schema.
      """)

  @Argument(
    help: ArgumentHelp("Schema documents, or names of schemas.", valueName: "file|name"),
    completion: .schemas)
  var schemas: [String]

  @OptionGroup var named: RevisionOption
  @OptionGroup var year: YearOption

  func run() throws {
    let lines = try schemas.map { argument in
      "\(try document(argument).fingerprint)  \(argument)\n"
    }
    do throws(FileError) {
      var output = OutputStream.standardOutput()
      for line in lines { try output.write(line) }
      try output.flush()
    } catch {
      throw Failure.notJudged("\(error)")
    }
  }

  private func document(_ argument: String) throws -> SchemaDocument {
    if argument == "-" || argument.contains("/") || argument.hasSuffix(".json") {
      return try DocumentFile.read(argument)
    }
    let document = SchemaCatalog.document(
      named: argument, of: named.revision, currentYear: year.year)
    guard let document else {
      throw ValidationError(
        "There is no schema \"\(argument)\" in revision \(named.revision.rawValue).")
    }
    return document
  }
}
