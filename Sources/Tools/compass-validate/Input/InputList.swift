import PayloadFormats
import Platform

/// The expansion of paths, folders and patterns into files; `docs/files.md` has the rules.
struct InputList {
  /// Whether each line of every file is a payload.
  var isNDJSON = false
  /// The format of every file; nil for that of its name.
  var format: PayloadFormat?
  /// The name of standard input in findings.
  var standardInputName = "<stdin>"
  /// Whether folders and patterns leave out what `.gitignore` files exclude.
  var respectsIgnoreFiles = true
  /// The folder that nothing may be outside of; nil if all files are named by the person who runs the tool.
  var project: ProjectFolder?
  /// Whether a pipe, socket or device that a path names is read.
  var readsStreams = true

  /// The files of paths, folders and patterns.
  struct Expansion {
    /// The files in the order of the paths, those of a path sorted, each once: a file that has two names is validated
    /// by its first one.
    var items: [InputItem] = []
    /// Sentences about files that were left out, with the path that they are about.
    var notes: [String] = []
  }

  /// Returns the files of paths, folders and patterns.
  func expand(_ paths: [String]) -> Expansion {
    var expansion = Expansion()
    var seen: Set<FileState> = []
    for path in paths {
      for item in items(path, &expansion.notes)
      where item.state.map({ seen.insert($0).inserted }) ?? true {
        expansion.items.append(item)
      }
    }
    return expansion
  }

  private func items(_ path: String, _ notes: inout [String]) -> [InputItem] {
    if path == "-" {
      return [
        InputItem(path: "-", name: standardInputName, isNDJSON: isNDJSON, format: format)
      ]
    }
    var walk = FolderWalk(respectsIgnoreFiles: respectsIgnoreFiles, project: project)
    let found: [FolderEntry]
    let reason: String
    let kind: FileKind?
    switch FileKind.look(at: path) {
    case .success(let known): kind = known
    case .failure(let unknown): return [item(FolderEntry(path: path, unknown))]
    }
    if kind == .folder {
      if let problem = project?.problem(of: path) { return [self.problem(path, problem)] }
      found = walk.files(in: path)
      reason = "no .json, .ndjson or .jsonl files"
    } else if kind == nil, GlobPattern.isPattern(path) {
      let pattern = GlobPattern(path)
      if let problem = pattern.problem { return [self.problem(path, problem)] }
      found = pattern.matches(&walk)
      reason = "no file matches"
    } else if kind == .stream, !readsStreams {
      var item = problem(path, "it is a pipe, socket or device")
      item.isUnmatched = true
      return [item]
    } else {
      return [item(path)]
    }
    guard !found.isEmpty else {
      var item = problem(path, reason + (walk.skipped.all.map { "; \($0)" } ?? ""))
      item.isUnmatched = true
      return [item]
    }
    if let note = walk.skipped.note { notes.append("\(path): \(note)") }
    return found.map(item)
  }

  private func item(_ entry: FolderEntry) -> InputItem {
    if let reason = entry.problem {
      var item = problem(entry.path, reason)
      item.mayHideFiles = true
      return item
    }
    var item = item(entry.path)
    item.isFound = true
    return item
  }

  private func item(_ path: String) -> InputItem {
    var item = InputItem(path: path, name: path, isNDJSON: isNDJSON, format: format)
    var status = stat()
    if stat(path, &status) == 0 {
      item.state = FileState(status)
      item.problem = project?.problem(of: path)
    } else {
      // A file that can't be compared with the others could be validated twice.
      item.problem = String(cString: strerror(errno))
    }
    return item
  }

  private func problem(_ path: String, _ reason: String) -> InputItem {
    InputItem(path: path, name: path, isNDJSON: false, problem: reason)
  }

  /// Returns the length of all files together, or nil if one of them has none.
  static func size(of items: [InputItem]) -> Int? {
    items.reduce(0) { total, item in
      guard let total, let state = item.state else { return nil }
      return total + state.stamp.size
    }
  }
}
