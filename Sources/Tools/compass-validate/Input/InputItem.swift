import PayloadFormats

/// One file to validate.
struct InputItem: Equatable {
  /// The path to open; `-` is standard input.
  var path: String
  /// The name in findings.
  var name: String
  /// The format of the payloads.
  var format: PayloadFormat
  /// The reason why there is nothing to open.
  var problem: String?
  /// Whether the path is a folder without files to validate, or a pattern that no file matches.
  var isUnmatched = false
  /// Whether the path was found in a folder or by a pattern, so that it is a regular file or is not read.
  var isFound = false
  /// Whether the problem is that of a folder, or of a path that could not be inspected and may be one: there may be files in it.
  var mayHideFiles = false
  /// The index of the schema among those of the run.
  var rule = 0

  /// The state of a regular file when it was found.
  var state: FileState?

  /// A file that is JSON, or NDJSON.
  init(
    path: String, name: String, isNDJSON: Bool, problem: String? = nil, state: FileState? = nil
  ) {
    self.path = path
    self.name = name
    format = isNDJSON ? .ndjson : .json
    self.problem = problem
    self.state = state
  }

  /// The extensions of files to validate in folders, compressed or not, those of files with a payload on each line last.
  private static let extensions: [StaticString] = ["json", "ndjson", "jsonl"]

  /// Returns the index of a path's extension in `extensions`.
  private static func known(_ path: String) -> Int? {
    FileExtension.index(of: path, among: extensions)
  }

  /// A file in the format of its name, unless the user chose one.
  ///
  /// - Parameters:
  ///   - isNDJSON: Whether each line is a payload, whatever the name.
  ///   - format: The format, whatever the name; nil for that of the name.
  init(path: String, name: String, isNDJSON: Bool, format: PayloadFormat?) {
    self.path = path
    self.name = name
    let ofName = { Self.isNDJSON(name) ? .ndjson : PayloadFormat(path: name) ?? .json }
    self.format = format ?? (isNDJSON ? .ndjson : ofName())
  }

  /// Whether each line is a payload.
  var isNDJSON: Bool { format == .ndjson }

  /// Returns whether a file's extension makes each line a payload.
  static func isNDJSON(_ path: String) -> Bool { known(path).map { $0 > 0 } == true }

  /// Returns whether a file of a folder is validated.
  static func isJudged(_ name: String) -> Bool { known(name) != nil }
}
