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
    if !isPrinted, !force { try checkIsNew() }
    let survey = ProjectSurvey()
    guard survey.unreadable.isEmpty else { throw fail(survey.unreadable) }
    let draft = ProjectDraft(survey)
    // Without them the file is not to be relied on.
    try Failure.report(draft.findings)
    if isPrinted { return try StandardOutput.write(draft.text) }
    do throws(FileError) {
      var output = try OutputFile(path: file, replacing: force ? .anything : .nothing)
      try output.write(Array(draft.text.utf8))
      try output.commit()
    } catch {
      throw Failure.file(error)
    }
    try Failure.report(["\(file): written; \"compass-validate\" validates the files that it names"])
  }

  /// Throws the exit status if there is something at the path of the file, or if it can't be looked up.
  private func checkIsNew() throws {
    switch FileKind.look(at: file, followsLinks: false) {
    case .success(nil): return
    case .success(.folder?): throw Failure.notJudged("\(file): is a directory")
    case .success: throw Failure.notJudged("\(file): exists; --force replaces it, --dry-run prints")
    case .failure(let unknown):
      throw Failure.file(FileError(.writing, file, code: unknown.code))
    }
  }

  /// Prints what could not be read and returns the exit status: a file that leaves out entries would leave files without a schema.
  private func fail(_ unreadable: [String]) -> ExitCode {
    for line in unreadable.prefix(Self.maximumLines) { Failure.note([line]) }
    let count = unreadable.count == 1 ? "1 file or folder" : "\(unreadable.count) files or folders"
    return Failure.notJudged(
      "\(dryRun ? ProjectLocation.fileName : file): not written, as \(count) could not be read")
  }

  /// The most files that can't be read of which each has a line.
  private static let maximumLines = 100
}
