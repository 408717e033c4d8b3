import ArgumentParser
import SourceJSON

/// The command that writes a project file by looking at the files of a folder.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a project file by looking at the files of this folder.",
    usage: """
      compass-validate init [FILE|-] [--force]
      compass-validate init --dry-run
      compass-validate init --json-schema
      """,
    discussion: """
      The file lists which files have which schema. The command looks at the .json, .ndjson and .jsonl files of this \
      folder and those below it, validates some of them against the built-in schemas and against the schema documents \
      and JSON Schemas that it finds, and prints on standard error what fits and how sure it is. Read the file before \
      you rely on it.
      """)

  @Argument(
    help: "The file to write, which must not exist; - is standard output.", completion: .file())
  var file = ProjectLocation.fileName

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @Flag(help: "Print the file on standard output, and write nothing.")
  var dryRun = false

  @Flag(help: "Print the JSON Schema of project files for editors, and write nothing.")
  var jsonSchema = false

  func validate() throws {
    if jsonSchema, force || dryRun || file != ProjectLocation.fileName {
      throw ValidationError("--json-schema prints a schema, and takes no file and no other option.")
    }
    if dryRun, force {
      throw ValidationError("--dry-run writes nothing, so there is nothing to force.")
    }
    if file.isEmpty { throw ValidationError("Name a file to write; - is standard output.") }
  }

  func run() throws {
    if jsonSchema {
      let schema = try ProjectSchema.jsonSchema()
      return try StandardOutput.write(JSONWriter.indentedString(of: schema) + "\n")
    }
    let isPrinted = dryRun || file == "-"
    // Looked at before the work, which takes a while.
    if !isPrinted, !force, case .success(let kind?) = FileKind.look(at: file, followsLinks: false) {
      throw Failure.notJudged(
        kind == .folder
          ? "\(file): is a directory" : "\(file): exists; --force replaces it, --dry-run prints")
    }
    let draft = ProjectDraft(ProjectSurvey())
    for line in draft.findings { Failure.note([line]) }
    if isPrinted { return try StandardOutput.write(draft.text) }
    do throws(FileError) {
      var output = try OutputFile(path: file)
      try output.write(Array(draft.text.utf8))
      try output.commit()
    } catch {
      throw Failure.file(error)
    }
    Failure.note(["\(file): written; \"compass-validate\" validates the files that it names"])
  }
}
