/// One file to judge.
struct InputItem: Equatable {
  /// The path to open; `-` is standard input.
  var path: String
  /// What findings call it.
  var name: String
  /// Whether each line is a payload.
  var isNDJSON: Bool
  /// Why there is nothing to open.
  var problem: String?

  /// The names of files that are judged in folders, compressed or not.
  static let extensions = ["json", "ndjson", "jsonl"]

  /// A path without the ending of a compressed file.
  static func withoutGzip(_ path: String) -> Substring {
    path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
  }

  /// Whether the file's name says that each line is a payload.
  static func isNDJSON(_ path: String) -> Bool {
    let path = withoutGzip(path)
    return path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl")
  }

  /// Whether a folder's file is judged.
  static func isJudged(_ name: String) -> Bool {
    let name = withoutGzip(name)
    return extensions.contains { name.hasSuffix("." + $0) }
  }
}
