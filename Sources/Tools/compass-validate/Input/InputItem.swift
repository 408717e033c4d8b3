/// One file to validate.
struct InputItem: Equatable {
  /// The path to open; `-` is standard input.
  var path: String
  /// The name in findings.
  var name: String
  /// Whether each line is a payload.
  var isNDJSON: Bool
  /// The reason why there is nothing to open.
  var problem: String?

  /// The state of a regular file when it was found.
  var state: FileState?

  /// The extensions of files to validate in folders, compressed or not, in upper or lower case.
  static let extensions = ["json", "ndjson", "jsonl"]

  /// Returns the names of a path's extensions, the last one first, in lower case.
  private static func extensions(of path: String) -> [Substring] {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().reversed()
  }

  /// Returns the last extension of a path before that of a compressed file, in lower case.
  private static func lastExtension(of path: String) -> Substring? {
    let extensions = extensions(of: path)
    return extensions.first == "gz" ? extensions.dropFirst().first : extensions.first
  }

  /// Returns whether a file's extension makes each line a payload.
  static func isNDJSON(_ path: String) -> Bool {
    let last = lastExtension(of: path)
    return last == "ndjson" || last == "jsonl"
  }

  /// Returns whether a file of a folder is validated.
  static func isJudged(_ name: String) -> Bool {
    lastExtension(of: name).map { last in extensions.contains { $0 == last } } ?? false
  }
}
