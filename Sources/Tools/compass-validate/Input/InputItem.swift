/// One file to judge.
struct InputItem: Equatable {
  /// The path to open; `-` is standard input.
  var path: String
  /// The name in findings.
  var name: String
  /// Whether each line is a payload.
  var isNDJSON: Bool
  /// The reason why there is nothing to open.
  var problem: String?

  /// The extensions of files to judge in folders, compressed or not.
  static let extensions = ["json", "ndjson", "jsonl"]

  /// Returns a path without the extension of a compressed file.
  static func withoutGzip(_ path: String) -> Substring {
    path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
  }

  /// Returns whether a file's extension makes each line a payload.
  static func isNDJSON(_ path: String) -> Bool {
    let path = withoutGzip(path)
    return path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl")
  }

  /// Returns whether to judge a file of a folder.
  static func isJudged(_ name: String) -> Bool {
    let name = withoutGzip(name)
    return extensions.contains { name.hasSuffix("." + $0) }
  }
}
