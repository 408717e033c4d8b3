#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The expansion of paths, folders and patterns into files.
struct InputList {
  /// Whether each line of every file is a payload.
  var isNDJSON = false
  /// The name of standard input in findings.
  var standardInputName = "<stdin>"

  /// Returns the files of paths, folders and patterns in their order; the files of each sorted by path.
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

  /// Returns the files of a pattern's match, which may be a folder.
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

  /// Returns the length of all files together, or nil if one of them has none.
  static func size(of items: [InputItem]) -> Int? {
    items.reduce(0) { total, item in
      guard let total, let stamp = FileStamp(path: item.path) else { return nil }
      return total + stamp.size
    }
  }
}
