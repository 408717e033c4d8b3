import ArgumentParser
import SchemaModel
import SourceJSON
import Validation

/// A run of `check` without a schema: the project file, or the payloads, name the schemas of the files.
struct ProjectRun {
  private let project: ProjectFile
  /// The words of the command line after the command's name.
  private let words: [String]
  private let files: [String]
  private let settings: ProjectOptions
  /// The options of the run as a whole.
  private let options: CheckOptions
  private var rules: [Rule] = []
  /// The index of each rule by its words and its entry.
  private var indices: [[String]: Int] = [:]
  /// The options that were read, by their words: many entries of a file may have the same ones.
  private var known: [[String]: CheckOptions] = [:]
  private var payloadSchemas: PayloadSchemas

  /// A schema of the run.
  struct Rule {
    var reference: SchemaReference
    /// The words of the schema and its settings.
    var words: [String]
    var options: CheckOptions
    /// The entry that names the schema; nil if a payload does.
    var entry: Int?
  }

  /// Reads the project file.
  ///
  /// - Parameters:
  ///   - words: the words of the command line after the command's name.
  ///   - files: those of the words that are files.
  /// - Throws: A usage error, or an exit status after printing what is wrong with the project file.
  init(words: [String], files: [String], settings: ProjectOptions) throws {
    (self.words, self.files, self.settings) = (words, files, settings)
    project = try settings.project()
    payloadSchemas = PayloadSchemas(project.folder, prefix: project.location.prefix)
    do {
      // Any schema will do: it is not used.
      options = try Self.options(["coach"] + project.words + Self.placeholder(files) + words)
    } catch {
      throw ValidationError(CheckCommand.message(for: error))
    }
  }

  /// Validates the files, or lists them.
  ///
  /// - Throws: The exit status unless all payloads are valid.
  mutating func run() throws {
    let items = try items()
    if settings.showFiles {
      return try ProjectListing(items, rules, project, options.format).write()
    }
    try options.checkOutputs(
      items, schemas: Set(rules.compactMap { $0.options.schema.file }).sorted(),
      project: project.isMissing ? nil : project.location.path)
    let rules = try compiled()
    Interruption.watch()
    let status: ExitCode
    do throws(FileError) {
      status = try CheckSession.validate(items, rules, options.namingStandardOutput())
    } catch {
      throw Failure.file(error)
    }
    if status != .success { throw status }
  }

  // MARK: Options

  /// A word for a file that options are read with, if the command line has none.
  private static func placeholder(_ files: [String]) -> [String] { files.isEmpty ? ["."] : [] }

  /// Reads options as those of a command line; of options that are given twice the later one counts.
  private static func options(_ words: [String]) throws -> CheckOptions {
    try CheckCommand.parse(words).options
  }

  /// Returns the index of the rule of a schema.
  ///
  /// - Parameters:
  ///   - settings: the words of the settings.
  ///   - entry: the entry that names the schema; nil if a payload does.
  private mutating func rule(
    _ reference: SchemaReference, _ settings: [String], entry: Int?
  ) throws -> Int {
    // The words of the command line are the last, so that they win.
    let head =
      reference.words + project.words + settings
      + (reference.revision.map { ["--revision", $0.rawValue] } ?? [])
    // Faults of two entries have different positions.
    let key = head + ["\(entry ?? -1)"]
    if let index = indices[key] { return index }
    let options: CheckOptions
    do {
      options = try known[head] ?? Self.options(head + Self.placeholder(files) + words)
      known[head] = options
    } catch {
      throw fail(entry, CheckCommand.message(for: error))
    }
    if entry == nil,
      let problem = reference.problem(revision: options.schema.revision, isPayload: true)
    {
      throw UnknownName(problem: problem)
    }
    rules.append(Rule(reference: reference, words: head, options: options, entry: entry))
    indices[key] = rules.count - 1
    return rules.count - 1
  }

  /// A payload names a schema that does not exist.
  private struct UnknownName: Error {
    var problem: String
  }

  /// Prints what is wrong with an entry, or with a schema that a payload names, and returns the exit status.
  private func fail(_ entry: Int?, at key: String? = nil, _ message: String) -> ExitCode {
    guard let entry else { return Failure.notJudged(message) }
    let path: [PathSegment] = ["files", .index(entry)]
    return project.fail([ProjectFault(path + (key.map { [.key($0)] } ?? []), message)])
  }

  /// Compiles the schemas of the rules, each once with the same settings.
  private func compiled() throws -> [CheckRule] {
    guard !rules.isEmpty else { return [try noRule()] }
    var made: [[String]: CheckRule] = [:]
    return try rules.map { rule in
      let known = try made[rule.words] ?? compiled(rule)
      made[rule.words] = known
      return known
    }
  }

  /// Compiles the schema of a rule.
  private func compiled(_ rule: Rule) throws -> CheckRule {
    do {
      var schema = rule.options.schema
      schema.canBeSwapped = false
      let validator = try schema.validator(limits: rule.options.limits)
      return CheckRule(validator: validator, options: rule.options)
    } catch let error as ValidationError {
      let path = rule.reference.text
      switch rule.reference.kind {
      case .document:
        throw fail(
          rule.entry, at: "schema",
          "\(path) is a JSON Schema, not a schema document; write {\"jsonSchema\": FILE}")
      case .jsonSchema:
        throw fail(
          rule.entry, at: "schema",
          "\(path) is a schema document, not a JSON Schema; write {\"document\": FILE}")
      case .named: throw fail(rule.entry, at: "schema", error.message)
      }
    }
  }

  /// Returns a schema for a run without files, which still reports its counts.
  private func noRule() throws -> CheckRule {
    try CheckRule(validator: Validator(.unknown), options: options)
  }

  // MARK: Files

  /// Returns the files of the run with their schemas.
  private mutating func items() throws -> [InputItem] {
    let inputs = InputList(
      isNDJSON: options.isNDJSON, format: options.inputFormat,
      standardInputName: options.standardInputName,
      respectsIgnoreFiles: options.respectsIgnoreFiles)
    var plan = ProjectPlan(project, inputs: inputs, readsPayloads: settings.schemaFromPayload)
    if files.isEmpty { plan.addAll() } else { plan.add(files) }
    if project.isMissing, files.isEmpty {
      throw ValidationError("Name the files whose payloads name their schemas.")
    }
    let isEmpty = plan.files.isEmpty && files.isEmpty
    if let revision = settings.changed {
      let changed: ChangedFiles
      do throws(ChangedFiles.Failure) {
        changed = try ChangedFiles(since: revision, in: project.root)
      } catch {
        // A signal that ends git ends this program too.
        if Interruption.isPending { Interruption.end() }
        throw Failure.notJudged("--changed: \(error.reason)")
      }
      do throws(FileError) { try plan.keep(changed) } catch { throw Failure.file(error) }
    }
    // A run of changed files is about those files.
    let notes = settings.changed == nil ? project.notes(plan.notes) : []
    try Failure.report(notes + plan.sentences)
    if isEmpty {
      throw Failure.notJudged("\(project.location.path): no entry has a file to validate")
    }
    return try plan.files.map { try item($0) }
  }

  /// Returns a file with its schema, or with the reason why it has none.
  private mutating func item(_ file: ProjectPlan.File) throws -> InputItem {
    var item = file.item
    guard item.problem == nil else { return item }
    let entry = file.entry.map { project.entries[$0] }
    let ofEntry = try entry?.schema.map { try rule($0, entry?.words ?? [], entry: file.entry) }
    if let options = ofEntry.map({ rules[$0].options }) {
      if options.isNDJSON { item.format = .ndjson }
      if let format = options.inputFormat { item.format = format }
    }
    let readsPayload = settings.schemaFromPayload || entry?.readsPayloads ?? project.readsPayloads
    if readsPayload, item.format == .json {
      switch payloadSchemas.answer(of: item, limits: options.limits.reading) {
      case .none: break
      case .problem(let problem):
        item.problem = problem
        return item
      case .schema(let reference):
        let settings = words(entry?.words ?? project.defaultWords, for: reference)
        do {
          item.rule = try rule(reference, settings, entry: nil)
        } catch let unknown as UnknownName {
          item.problem = unknown.problem
        }
        return item
      }
    }
    if let ofEntry {
      item.rule = ofEntry
    } else {
      let rest = readsPayload && !item.isNDJSON ? ", and no \"$schema\" names one" : ""
      item.problem =
        file.entry == nil && !project.isMissing
        ? "no entry of \(project.location.path) has a schema for it\(rest)"
        : "it has no schema\(rest)"
    }
    return item
  }

  /// Returns settings without the year, which only schemas by name take, if it is not for the schema.
  private func words(_ words: [String], for reference: SchemaReference) -> [String] {
    guard reference.kind != .named, let index = words.firstIndex(of: "--year") else { return words }
    return Array(words[..<index] + words[(index + 2)...])
  }
}
