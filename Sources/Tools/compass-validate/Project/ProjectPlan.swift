import SchemaModel

/// The files of a run with the entries of the project file that they belong to.
struct ProjectPlan {
  /// A file to validate.
  struct File {
    var item: InputItem
    /// The path from the project's folder on; nil for a file outside.
    var relative: ProjectPath?
    /// The index of the entry; nil if only the payload can name the schema.
    var entry: Int?
  }

  private(set) var files: [File] = []
  /// Notes on values of the project file.
  private(set) var notes: [ProjectFault] = []
  /// Other notes.
  private(set) var sentences: [String] = []

  private let project: ProjectFile
  private let inputs: InputList
  /// Whether a payload without an entry may name its schema.
  private let readsPayloads: Bool

  /// - Parameters:
  ///   - inputs: the list that finds the files of folders and patterns.
  ///   - readsPayloads: whether every payload may name its schema.
  init(_ project: ProjectFile, inputs: InputList, readsPayloads: Bool) {
    self.project = project
    self.inputs = inputs
    self.readsPayloads = readsPayloads || project.readsPayloads
  }

  // MARK: All files of the project

  /// Adds the files of all entries, sorted by path, each once for the first entry that has it.
  mutating func addAll() {
    var inputs = inputs
    // The project file may come from anyone, and what it names may be mended.
    inputs.project = project.folder
    var seen: Set<FileState> = []
    var problems: Set<String> = []
    // A pipe could be waited for without end: only a person who names it wants that.
    inputs.readsStreams = false
    for (index, entry) in project.entries.enumerated() {
      var (found, taken, excluded) = (0, 0, 0)
      for (position, pattern) in entry.include.enumerated() {
        for var item in inputs.expand([pattern.path(below: project.location.prefix)]).items {
          if item.isUnmatched {
            notes.append(note(on: index, position, of: entry, item.problem ?? ""))
            continue
          }
          if item.path.hasPrefix("./") {
            item.path.removeFirst(2)
            item.name = item.path
          }
          let relative = ProjectPath(String(item.path.dropFirst(project.location.prefix.count)))
          // The project file is one of its folder, and no payload.
          guard item.path != project.location.path else { continue }
          found += 1
          if isExcluded(relative, from: entry) {
            excluded += 1
          } else if let state = item.state, !seen.insert(state).inserted {
            taken += 1
          } else if item.problem != nil, !problems.insert(item.path).inserted {
            taken += 1
          } else {
            files.append(File(item: item, relative: relative, entry: index))
          }
        }
      }
      if found > 0, taken + excluded == found {
        notes.append(
          ProjectFault(
            ["files", .index(index)],
            taken == 0
              ? "All files of this entry are excluded"
              : "This entry has no files: those that it includes have an earlier entry or are excluded"
          ))
      }
    }
    files.sort { $0.item.path.utf8.lexicographicallyPrecedes($1.item.path.utf8) }
  }

  private func note(
    on index: Int, _ position: Int, of entry: ProjectFile.Entry, _ problem: String
  ) -> ProjectFault {
    let path: [PathSegment] = ["files", .index(index), "include"]
    let pattern = entry.include[position].text
    return ProjectFault(
      // A single pattern needs no list.
      entry.include.count > 1 ? path + [.index(position)] : path,
      "No files for \"\(pattern.isEmpty ? "." : pattern)\": \(problem)")
  }

  // MARK: The files of a command line

  /// Adds the files that a command line names, in its order.
  ///
  /// A file that an entry excludes is left out, also if it is named. A named file without an entry can't be validated;
  /// those of folders and patterns are left out.
  mutating func add(_ paths: [String]) {
    var folders: [String: String?] = [:]
    let named = Set(paths)
    var withoutEntry = 0
    for var item in inputs.expand(paths).items {
      guard item.problem == nil || !item.isUnmatched else {
        files.append(File(item: item))
        continue
      }
      let name = item.path == "-" ? inputs.standardInputName : item.path
      let relative: ProjectPath?
      do throws(FileError) {
        relative = try relativePath(of: name, &folders)
      } catch {
        // It may have an entry.
        var item = item
        item.problem = error.reason
        files.append(File(item: item))
        continue
      }
      let entry = relative.flatMap { path in
        project.entries.firstIndex { entry in entry.include.contains { $0.includes(path) } }
      }
      if let relative, isExcluded(relative, from: entry.map { project.entries[$0] }) {
        if named.contains(item.path) {
          sentences.append("\(item.name): skipped, as \(project.location.path) excludes it")
        }
        continue
      }
      guard item.problem == nil else {
        files.append(File(item: item, relative: relative, entry: entry))
        continue
      }
      let isProjectFile = relative.map {
        project.location.prefix + $0.text == project.location.path
      }
      if isProjectFile == true, !named.contains(item.path) { continue }
      let isReadable = item.path != "-" && !item.isNDJSON && readsPayloads
      guard entry != nil || isReadable || named.contains(item.path) else {
        withoutEntry += 1
        continue
      }
      // The project file's settings are only for the files of its folder.
      if entry != nil, item.path != "-", item.problem == nil {
        item.problem = project.folder.problem(of: item.path)
      }
      files.append(File(item: item, relative: relative, entry: entry))
    }
    guard withoutEntry > 0 else { return }
    let word = withoutEntry == 1 ? "file has" : "files have"
    sentences.append("skipped: \(withoutEntry) \(word) no entry in \(project.location.path)")
  }

  private func isExcluded(_ path: ProjectPath, from entry: ProjectFile.Entry?) -> Bool {
    project.exclude.contains { $0.excludes(path) }
      || entry?.exclude.contains { $0.excludes(path) } == true
  }

  /// Returns the path of a file from the project's folder on; nil for one outside.
  ///
  /// - Parameter folders: the folders that were looked up, with their paths behind all links.
  private func relativePath(
    of path: String, _ folders: inout [String: String?]
  ) throws(FileError) -> ProjectPath? {
    let folder = OutputPlace.folder(of: path)
    let real = if let known = folders[folder] { known } else { try RealPath.found(at: folder) }
    folders[folder] = .some(real)
    guard let real else { return nil }
    let whole = Folder.join(real, String(path.dropFirst(folder.count)))
    guard project.folder.holds(real) else { return nil }
    let start = project.root == "/" ? 1 : project.root.utf8.count + 1
    return ProjectPath(String(decoding: whole.utf8.dropFirst(start), as: UTF8.self))
  }

  // MARK: Changed files

  /// Leaves the files that have changed, and all files of entries whose schema has changed; all of them if the project
  /// file has.
  ///
  /// - Throws: `FileError` if a path can't be looked up.
  mutating func keep(_ changed: ChangedFiles) throws(FileError) {
    func hasChanged(_ path: String) throws(FileError) -> Bool {
      try RealPath.ofName(path).map(changed.contains) ?? false
    }
    if try hasChanged(project.location.path) {
      sentences.append("\(project.location.path) has changed, so all its files are validated")
      return
    }
    let entries = try project.entries.map { (entry) throws(FileError) in
      guard let schema = entry.schema, schema.kind != .named else { return false }
      return try hasChanged(schema.text)
    }
    files = files.filter { file in
      if file.item.mayHideFiles { return true }
      if let entry = file.entry, entries[entry] { return true }
      guard let relative = file.relative else { return false }
      return changed.contains(Folder.join(project.root, relative.text))
    }
    for (index, entry) in project.entries.enumerated()
    where entries[index] && files.contains(where: { $0.entry == index }) {
      sentences.append("\(entry.schema?.text ?? "") has changed, so all its files are validated")
    }
  }
}
