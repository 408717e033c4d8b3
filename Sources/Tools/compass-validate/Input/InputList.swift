import Platform

/// Finds the files that paths, folders and patterns stand for.
struct InputList {
  /// Whether each line of every file is a payload.
  var isNDJSON = false
  /// What findings call standard input.
  var standardInputName = "<stdin>"

  /// The files, folders and patterns in the order given, the files of each sorted by path.
  func items(_ paths: [String]) -> [InputItem] { paths.flatMap(items) }

  private func items(_ path: String) -> [InputItem] {
    if path == "-" {
      return [
        InputItem(
          path: "-", name: standardInputName,
          isNDJSON: isNDJSON || InputItem.isNDJSON(standardInputName))
      ]
    }
    switch FileKind(path) {
    case .folder:
      let files = Folder.files(in: path)
      return files.isEmpty ? [problem(path, "no .json, .ndjson or .jsonl files")] : files.map(item)
    case .file: return [item(path)]
    case nil:
      guard GlobPattern.isPattern(path) else { return [item(path)] }
      let found = GlobPattern(path).matches().flatMap(files)
      return found.isEmpty ? [problem(path, "no file matches")] : found.map(item)
    }
  }

  /// What a pattern's match stands for: a folder for its files.
  private func files(_ match: FolderEntry) -> [FolderEntry] {
    let isFolder = match.problem == nil && FileKind(match.path) == .folder
    return isFolder ? Folder.files(in: match.path) : [match]
  }

  private func item(_ entry: FolderEntry) -> InputItem {
    entry.problem.map { problem(entry.path, $0) } ?? item(entry.path)
  }

  private func item(_ path: String) -> InputItem {
    InputItem(path: path, name: path, isNDJSON: isNDJSON || InputItem.isNDJSON(path))
  }

  private func problem(_ path: String, _ reason: String) -> InputItem {
    InputItem(path: path, name: path, isNDJSON: false, problem: reason)
  }

  /// The length of all files together, or nil when one of them can't tell.
  static func size(of items: [InputItem]) -> Int? {
    items.reduce(0) { total, item in
      guard let total, let stamp = FileStamp(path: item.path) else { return nil }
      return total + stamp.size
    }
  }
}
