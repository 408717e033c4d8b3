import ArgumentParser
import CompassSchemas

/// The options of `check` about the project file and the files that it describes.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The project file, which lists which files have which schema; by default the compass-validate.json of this folder \
      or of the closest one above it.
      """,
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Look for no project file.")
  var noConfig = false

  @Option(
    defaultAsFlag: ChangedFiles.head, parsing: .next,
    help: ArgumentHelp(
      """
      Validate only the project's files that git reports as changed: those that differ from HEAD or are untracked, or \
      with a revision also those that were committed since the branch left it.
      """,
      valueName: "revision"))
  var changed: String?

  @Flag(help: "Print which file has which schema, and validate nothing.")
  var showFiles = false

  @Flag(
    help: """
      Validate a payload with the schema that its member "$schema" names: compass:coach, or the path of a file in the \
      project.
      """)
  var schemaFromPayload = false

  /// The end of the usage error of a command line without anything.
  static let hint = """
     Without both, a run takes them from \(ProjectLocation.fileName), which "compass-validate init" writes.
    """

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("Use --config or --no-config, not both.") }
  }

  /// The option that only a project has; nil if none is given.
  private var givenOption: String? {
    if config != nil { return "--config" }
    if changed != nil { return "--changed" }
    if showFiles { return "--show-files" }
    return schemaFromPayload ? "--schema-from-payload" : nil
  }

  /// Returns whether the files of a command line without a schema take their schemas from a project file or from
  /// themselves.
  ///
  /// - Parameter arguments: the schema's name, if there is one, and the files.
  func applies(to arguments: [String]) -> Bool {
    if let first = arguments.first {
      guard UnknownSchema.isInput(first), !SchemaNames.isKnown(first) else {
        return false
      }
    }
    return givenOption != nil || (!noConfig && Self.mayHaveFile)
  }

  /// Whether there is a project file, or a folder can't be looked into, which reading it reports.
  private static var mayHaveFile: Bool {
    do throws(FileError) { return try ProjectLocation.find() != nil } catch { return true }
  }

  /// - Throws: A usage error if an option needs a project and the command line names a schema.
  func checkUnused() throws {
    guard let givenOption else { return }
    throw ValidationError(
      """
      \(givenOption) applies to files that take their schema from \(ProjectLocation.fileName) or from themselves; leave \
      out the schema.
      """)
  }

  /// Returns the project file that is looked for.
  private func location() throws -> ProjectLocation? {
    guard !noConfig else { return nil }
    do throws(FileError) { return try ProjectLocation.find() } catch { throw Failure.file(error) }
  }

  /// Returns the project file.
  ///
  /// - Throws: A usage error if no file is found, or an exit status after printing its faults.
  func project() throws -> ProjectFile {
    if let config { return try ProjectFile(ProjectLocation(path: config)) }
    if let location = try location() { return try ProjectFile(location) }
    guard schemaFromPayload else {
      let option = givenOption.map { "\($0) needs" } ?? "This needs"
      throw ValidationError(
        """
        \(option) a project file, and no \(ProjectLocation.fileName) is in this folder or above it; \
        "compass-validate init" writes one.
        """)
    }
    return try ProjectFile.withoutFile()
  }
}
