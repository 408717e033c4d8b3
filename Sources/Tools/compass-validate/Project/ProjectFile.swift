import ArgumentParser
import CompassSchemas
import Diagnostics
import JSPrimitives
import PayloadFormats
import SchemaModel
import SourceJSON
import Validation

/// A project file that was read: which files have which schema.
struct ProjectFile: Sendable {
  /// An entry of `files`.
  struct Entry: Sendable {
    /// The files, folders and patterns to take.
    var include: [ProjectPattern]
    /// The files to leave out.
    var exclude: [ProjectPattern]
    /// The schema; nil if payloads name theirs.
    var schema: SchemaReference?
    /// Whether a payload's `$schema` names its schema.
    var readsPayloads: Bool
    /// The words of the command line of the settings.
    var words: [String]
    /// The line of the entry, from 1.
    var line: Int
  }

  let location: ProjectLocation
  /// The file's folder behind all links.
  let root: String
  /// The file's folder, which no file that it names is outside of.
  var folder: ProjectFolder { ProjectFolder(root: root, prefix: location.prefix) }
  /// The text as JSON, in which faults are located.
  private var text: [UInt8] = []
  private(set) var entries: [Entry] = []
  private(set) var exclude: [ProjectPattern] = []
  /// The words of the command line of the settings of the run.
  private(set) var words: [String] = []
  /// The words of the settings of payloads that name their schema and have no entry.
  private(set) var defaultWords: [String] = []
  /// Whether a payload without an entry may name its schema.
  private(set) var readsPayloads = false

  /// The most bytes of a project file.
  static let maximumBytes = 1_048_576
  private static let maximumDepth = 32
  /// The most alternatives of all patterns of a file.
  static let maximumAlternatives = 10_000

  /// The faults of a file.
  struct Unusable: Error {
    var findings: [Finding]
  }

  /// Reads a file.
  ///
  /// - Throws: An exit status after printing what is wrong with the file.
  init(_ location: ProjectLocation) throws {
    do {
      let bytes = try InputFile.jsonText(of: location.path, limit: Self.maximumBytes)
      try self.init(location, text: bytes)
    } catch let error as FileError {
      throw Failure.file(error)
    } catch let error as Unusable {
      throw Self.fail(error.findings)
    }
  }

  /// Reads the contents of a file, whose paths start at its folder.
  ///
  /// - Throws: `Unusable` with what is wrong with the text, or `FileError` if the folder can't be looked up.
  init(_ location: ProjectLocation, text bytes: [UInt8]) throws {
    guard let root = RealPath.of(location.prefix) else {
      throw FileError(.reading, location.path, reason: "its folder can't be looked up")
    }
    (self.location, self.root, isMissing) = (location, root, false)
    do {
      text = try JSONComments.blanked(bytes)
      let limits = JSONLimits(
        maximumDepth: Self.maximumDepth, maximumBytes: Self.maximumBytes)
      let document = try JSONDocument(text, limits: limits)
      if let repeated = document.repeatedKey {
        throw Unusable(findings: [Self.finding(repeated, in: text, path: location.path)])
      }
      let faults = read(document.value)
      guard faults.isEmpty else {
        throw Unusable(findings: ProjectFault.findings(faults, in: text, path: location.path))
      }
    } catch let error as FormatError {
      throw Unusable(findings: [Self.finding(error, in: bytes, path: location.path)])
    } catch let error as JSONError {
      throw Unusable(findings: [Self.finding(error, in: text, path: location.path)])
    }
  }

  /// Whether there is no project file, only a folder.
  let isMissing: Bool

  /// A project without a file: the work tree of git, or the working folder outside of one.
  ///
  /// - Throws: An exit status if the folder can't be looked up.
  static func withoutFile() throws -> ProjectFile {
    do throws(FileError) {
      return try ProjectFile(folder: ProjectLocation.root())
    } catch {
      throw Failure.file(error)
    }
  }

  private init(folder: ProjectLocation) throws(FileError) {
    location = folder
    guard let root = RealPath.of(location.prefix) else {
      throw FileError(.reading, location.prefix, reason: "can't be looked up")
    }
    (self.root, isMissing) = (root, true)
  }

  private static func finding(_ error: JSONError, in text: [UInt8], path: String) -> Finding {
    text.withUnsafeBufferPointer {
      FindingMaker($0, origin: RecordOrigin(path: path)).finding(of: error)
    }
  }

  private static func finding(_ error: FormatError, in text: [UInt8], path: String) -> Finding {
    finding(at: error.offset, in: text, path: path, "not JSON: \(error.message)")
  }

  private static func finding(_ repeated: RepeatedKey, in text: [UInt8], path: String) -> Finding {
    let line = text.split(
      separator: 0x0A, maxSplits: repeated.line - 1, omittingEmptySubsequences: false
    ).last?.startIndex
    var finding = finding(
      at: (line ?? 0) + repeated.column - 1, in: text, path: path,
      "The key \"\(repeated.key)\" is repeated")
    finding.code = "repeated_key"
    return finding
  }

  /// Returns a finding at a byte.
  private static func finding(
    at offset: Int, in text: [UInt8], path: String, _ message: String
  ) -> Finding {
    // The finding of any error at the offset has its range and line.
    let error = text.withUnsafeBufferPointer { JSONError(.invalidUTF8, at: offset, in: $0) }
    var finding = finding(error, in: text, path: path)
    finding.message = message
    return finding
  }

  /// Prints faults of the file on standard error and returns exit status 2.
  func fail(_ faults: [ProjectFault]) -> ExitCode {
    Self.fail(ProjectFault.findings(faults, in: text, path: location.path))
  }

  private static func fail(_ findings: [Finding]) -> ExitCode {
    let renderer = FindingTextRenderer(style: CheckOptions.color.style(for: 2))
    var stream = OutputStream.standardError()
    // Without standard error there is nowhere to report to.
    for finding in findings.prefix(ProjectFault.maximumCount) {
      try? stream.write(renderer.text(of: finding))
    }
    try? stream.flush()
    return .notJudged
  }

  /// Returns notes as lines with their positions in the file.
  func notes(_ faults: [ProjectFault]) -> [String] {
    let shown = faults.prefix(ProjectFault.maximumCount)
    return ProjectFault.findings(Array(shown), in: text, path: location.path).map { note in
      guard let start = note.range?.start else { return "\(location.path): note: \(note.message)" }
      return "\(location.path):\(start.line):\(start.column): note: \(note.message)"
    }
  }
}

extension ProjectFile {
  /// Reads the value of the file, and returns what is wrong with it.
  private mutating func read(_ value: JSONValue) -> [ProjectFault] {
    guard let validator = ProjectSchema.validator else {
      return [ProjectFault([], "The schema of project files can't be compiled")]
    }
    let outcome = validator.validate(text)
    let faults = outcome.issues.flatMap { ProjectFault.faults(of: $0, in: value) }
    guard faults.isEmpty, case .valid = outcome, let object = value.object else { return faults }
    return readMembers(of: object)
  }

  /// Reads an object that has the form of project files, and returns what is wrong with its values.
  private mutating func readMembers(of object: JSONObject) -> [ProjectFault] {
    let defaults = object["defaults"]?.object ?? JSONObject()
    // Only a schema by name counts from a year.
    var yearless = defaults
    yearless["year"] = nil
    var faults: [ProjectFault] = []
    var alternatives = 0
    exclude = patterns(object["exclude"], at: ["exclude"], &faults, &alternatives)
    words = ProjectSetting.words(.run, of: [object], prefix: location.prefix)
    for (key, file) in ProjectSetting.paths(of: object, prefix: location.prefix)
    where !folder.contains(file) {
      faults.append(outside([.key(JSText(key))], file))
    }
    defaultWords = ProjectSetting.words(.files, of: [defaults], prefix: location.prefix)
    readsPayloads = defaults[SchemaReference.setting]?.boolean ?? false
    let found = object["files"]?.elements ?? []
    let lines = ProjectFault.findings(
      found.indices.map { ProjectFault(["files", .index($0)], "") }, in: text, path: location.path
    ).map { $0.range?.start.line ?? 1 }
    for (index, element) in found.enumerated() {
      guard let members = element.object else { continue }
      let path: [PathSegment] = ["files", .index(index)]
      let readsPayloads =
        members[SchemaReference.setting]?.boolean ?? self.readsPayloads
      let schema = members["schema"].flatMap {
        SchemaReference(setting: $0, prefix: location.prefix)
      }
      if schema == nil, !readsPayloads {
        faults.append(
          ProjectFault(
            path,
            """
            The entry has no "schema": the name of a built-in one, {"document": FILE} or {"jsonSchema": FILE}
            """))
      }
      if let schema, let problem = schema.problem(revision: revision(of: [members, defaults])) {
        faults.append(ProjectFault(path + ["schema"], problem))
      }
      if let schema, let key = schema.kind.key, !folder.contains(schema.text) {
        faults.append(outside(path + ["schema", .key(key)], schema.text))
      }
      entries.append(
        Entry(
          include: patterns(
            members["include"], at: path + ["include"], &faults, &alternatives),
          exclude: patterns(
            members["exclude"], at: path + ["exclude"], &faults, &alternatives),
          schema: schema, readsPayloads: readsPayloads,
          words: ProjectSetting.words(
            .files, of: [members, schema?.kind == .named ? defaults : yearless],
            prefix: location.prefix),
          line: index < lines.count ? lines[index] : 1))
    }
    if alternatives > Self.maximumAlternatives {
      faults.append(
        ProjectFault(
          ["files"], "The patterns have more than \(Self.maximumAlternatives) alternatives together"
        ))
    }
    return faults
  }

  /// Returns the fault of a path that leads out of the file's folder.
  private func outside(_ path: [PathSegment], _ file: String) -> ProjectFault {
    ProjectFault(
      path,
      """
      "\(file)" is outside of this file's folder, and a project file names only files in it
      """)
  }

  private func revision(of objects: [JSONObject]) -> WebRevision {
    objects.lazy.compactMap { $0["revision"]?.string }.first.flatMap(WebRevision.init)
      ?? .newest
  }

  /// Reads a pattern or a list of patterns.
  private func patterns(
    _ value: JSONValue?, at path: [PathSegment], _ faults: inout [ProjectFault],
    _ alternatives: inout Int
  ) -> [ProjectPattern] {
    let isList = value?.elements != nil
    let texts = value?.elements?.map { $0.string ?? "" } ?? value?.string.map { [$0] } ?? []
    var found: [ProjectPattern] = []
    for (index, text) in texts.enumerated() {
      // Beyond the limit there is nothing to gain from more.
      guard alternatives <= Self.maximumAlternatives else { break }
      let place = isList ? path + [.index(index)] : path
      if let problem = ProjectPattern.problem(of: text) {
        faults.append(ProjectFault(place, problem.prefix(1).uppercased() + problem.dropFirst()))
        continue
      }
      let pattern = ProjectPattern(text)
      alternatives += pattern.alternativeCount ?? 0
      found.append(pattern)
    }
    return found
  }
}
