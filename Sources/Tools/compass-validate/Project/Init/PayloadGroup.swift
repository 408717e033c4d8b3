import Platform
import SourceJSON

/// Files that probably have one schema: those of a folder, or those of it whose names start alike.
struct PayloadGroup {
  /// The pattern that includes them.
  var pattern: String
  /// The words of names that may be that of a schema, in small letters.
  var words: [String]
  /// The number of files.
  var count: Int
  /// The payloads that were looked at, with their objects.
  var samples: [PayloadSample]
}

/// A payload that was read to guess its schema.
struct PayloadSample {
  var text: [UInt8]
  var keys: [String]
}

/// The files of a folder that a project file could be about.
struct ProjectSurvey {
  /// Groups of files with payloads, sorted by path.
  private(set) var groups: [PayloadGroup] = []
  /// Schema documents and JSON Schemas, by their paths.
  private(set) var schemas: [(path: String, value: JSONValue, isDocument: Bool)] = []
  /// The number of files for other tools, such as package.json.
  private(set) var otherCount = 0
  /// Whether there were more files than are looked at.
  private(set) var isCut = false
  /// The files and folders that could not be read, with the reasons.
  private(set) var unreadable: [String] = []

  /// The most files that are looked at, the most schemas, and the most payloads of a group.
  private static let maximumFiles = 20_000
  private static let maximumSchemas = 50
  private static let maximumSamples = 20
  /// The most bytes of a file that is read.
  private static let maximumBytes = 1_048_576

  /// The names of files that other tools read.
  private static let settings: Set = [
    "package.json", "package-lock.json", "composer.json", "deno.json", "biome.json", "nx.json",
    "turbo.json", "lerna.json", "vercel.json", "firebase.json", "angular.json", "app.json",
    "manifest.json", "components.json", "now.json", "renovate.json", "project.json",
  ]

  fileprivate struct Found {
    var path: String
    var folder: String
    var stem: String
    var samples: [PayloadSample]
    var suffix: String
  }

  /// Looks at the working folder and those below it, without what `.gitignore` files exclude.
  init() {
    var walk = FolderWalk(respectsIgnoreFiles: true)
    let folder = RealPath.of("").map { ProjectFolder(root: $0) }
    let entries = walk.files(in: ".")
    unreadable = entries.compactMap { entry in entry.problem.map { "\(entry.path): \($0)" } }
    var paths = entries.filter { $0.problem == nil && folder?.problem(of: $0.path) == nil }
      .map(\.path)
    isCut = paths.count > Self.maximumFiles
    paths = Array(paths.prefix(Self.maximumFiles))
    var found: [Found] = []
    var counts: [String: Int] = [:]
    for path in paths {
      let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      let folder = OutputPlace.folder(of: path)
      let name = String(path.dropFirst(folder.count))
      guard !Self.isSetting(name) else {
        otherCount += 1
        continue
      }
      // Whether a file is a schema shows only in its text; that of a few payloads is enough for the others.
      let stem = Self.stem(of: name)
      let isNDJSON = InputItem.isNDJSON(name)
      let key = folder + stem
      let isKnown = counts[key, default: 0] >= Self.maximumSamples
      counts[key, default: 0] += 1
      guard !isKnown || name.contains("schema") else {
        found.append(Found(path, folder, stem, []))
        continue
      }
      let bytes = read(path)
      if !isNDJSON, let value = Self.schema(bytes) {
        let isDocument = value["format"] != nil && value["$schema"] == nil
        if schemas.count < Self.maximumSchemas { schemas.append((path, value, isDocument)) }
        continue
      }
      found.append(Found(path, folder, stem, Self.samples(bytes, isNDJSON: isNDJSON)))
    }
    groups = Self.groups(found)
  }

  private static func isSetting(_ name: String) -> Bool {
    name == ProjectLocation.fileName || settings.contains(name.lowercased())
      || name.hasPrefix("tsconfig") || name.hasPrefix("jsconfig") || name.contains(".config.")
  }

  /// Returns the part of a file's name that files of one kind share: its letters up to the first other character.
  private static func stem(of name: String) -> String {
    String(name.prefix { $0.isLetter })
  }

  /// Returns the text of a file; empty if it has none for this survey, such as one that is too long or damaged, or a link that
  /// leads nowhere.
  private mutating func read(_ path: String) -> [UInt8] {
    do throws(FileError) {
      var file = try InputFile(path: path, inflates: true, mustBeRegular: true)
      return ByteOrderMark.stripped(try file.readAll(limit: Self.maximumBytes))
    } catch {
      if error.isTransient, error.code != ENOENT { unreadable.append("\(error)") }
      return []
    }
  }

  /// Returns the value of a schema document or a JSON Schema; nil for any other file.
  private static func schema(_ bytes: [UInt8]) -> JSONValue? {
    guard let value = try? JSONDocument(bytes).value, let object = value.object else { return nil }
    if object["format"]?.string?.hasPrefix("schema-document/") == true { return value }
    let dialect = object["$schema"]?.string ?? ""
    guard dialect.contains("json-schema.org") else { return nil }
    return value
  }

  /// Returns the payloads of a file that are objects.
  private static func samples(_ bytes: [UInt8], isNDJSON: Bool) -> [PayloadSample] {
    let texts =
      isNDJSON
      ? bytes.split(separator: 0x0A).prefix(maximumSamples).map { Array($0) } : [bytes]
    return texts.compactMap { text in
      guard let object = try? JSONDocument(text).value.object else { return nil }
      return PayloadSample(text: text, keys: object.keys)
    }
  }

  /// Returns groups of the files of each folder: one if their payloads have keys in common, else one for each start of
  /// names.
  private static func groups(_ found: [Found]) -> [PayloadGroup] {
    let folders = Dictionary(grouping: found) { $0.folder + "|" + $0.suffix }
    return folders.values.flatMap { files -> [PayloadGroup] in
      let stems = Dictionary(grouping: files, by: \.stem)
      guard !areAlike(files.flatMap(\.samples)) || files[0].folder.isEmpty, stems.count > 1 else {
        return [group(files, name: files[0].folder.isEmpty ? files[0].stem + "*" : "*")]
      }
      return stems.map { stem, files in
        // For one file, its name is clearer than a pattern.
        let only = files.count == 1 ? String(files[0].path.dropFirst(files[0].folder.count)) : nil
        return group(files, name: only ?? stem + "*", isWhole: only != nil)
      }
    }.sorted { $0.pattern.utf8.lexicographicallyPrecedes($1.pattern.utf8) }
  }

  /// Returns whether payloads share more than half of the keys of the first one.
  private static func areAlike(_ samples: [PayloadSample]) -> Bool {
    guard let first = samples.first, !first.keys.isEmpty else { return true }
    return samples.allSatisfy { sample in
      let common = Set(sample.keys).intersection(first.keys).count
      return common * 2 > min(sample.keys.count, first.keys.count)
    }
  }

  private static func group(
    _ files: [Found], name: String, isWhole: Bool = false
  ) -> PayloadGroup {
    let folder = files[0].folder
    let names = folder.split(separator: "/").suffix(2).reversed().map { $0.lowercased() }
    var samples: [PayloadSample] = []
    for file in files where samples.count < maximumSamples {
      samples += file.samples.prefix(maximumSamples - samples.count)
    }
    return PayloadGroup(
      pattern: isWhole
        ? ProjectPattern.naming(folder + name)
        // The name ends with a wildcard.
        : ProjectPattern.escaped(folder + name.dropLast()) + "*" + files[0].suffix,
      words: (Set(files.map { $0.stem.lowercased() }).count == 1
        ? [files[0].stem.lowercased()] : [])
        + names,
      count: files.count, samples: samples)
  }
}

extension ProjectSurvey.Found {
  fileprivate init(
    _ path: String, _ folder: String, _ stem: String, _ samples: [PayloadSample]
  ) {
    (self.path, self.folder, self.stem, self.samples) = (path, folder, stem, samples)
    suffix = ProjectSurvey.extensions.first { path.lowercased().hasSuffix($0) } ?? ".json"
  }
}

extension ProjectSurvey {
  /// The ends of names that patterns have.
  fileprivate static let extensions = [
    ".json.gz", ".ndjson.gz", ".jsonl.gz", ".ndjson", ".jsonl", ".json",
  ]
}
