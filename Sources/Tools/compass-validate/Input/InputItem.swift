import PayloadFormats

/// One file to validate.
struct InputItem: Equatable {
  /// The path to open; `-` is standard input.
  var path: String
  /// The name in findings.
  var name: String
  /// Whether each line is a payload.
  var isNDJSON: Bool
  /// The format if it is neither JSON nor NDJSON, whose payloads are in the file as they are.
  var format: PayloadFormat?
  /// The reason why there is nothing to open.
  var problem: String?
  /// Whether the path is a folder without files to validate, or a pattern that no file matches.
  var isUnmatched = false
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
    self.isNDJSON = isNDJSON
    self.problem = problem
    self.state = state
  }

  /// The extensions of files to validate in folders, compressed or not, in upper or lower case, and whether each line of
  /// such a file is a payload.
  private static let extensions: [(name: StaticString, isNDJSON: Bool)] = [
    ("json", false), ("ndjson", true), ("jsonl", true),
  ]

  /// Returns the entry of `extensions` of a path's last extension before that of a compressed file, without a copy of the
  /// path, since a folder may have very many names.
  private static func known(_ path: String) -> (name: StaticString, isNDJSON: Bool)? {
    var path = path
    return path.withUTF8 { bytes in
      // A path of a folder may end with slashes.
      let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      var name = bytes[start..<end]
      guard var last = removeExtension(from: &name) else { return nil }
      if isEqual(last, "gz") || isEqual(last, "zst") {
        guard let next = removeExtension(from: &name) else { return nil }
        last = next
      }
      return extensions.first { isEqual(last, $0.name) }
    }
  }

  /// Returns what is after the last dot of a name, and leaves what is before it.
  private static func removeExtension(
    from name: inout Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    defer { name = name[..<dot] }
    return name[(dot + 1)...]
  }

  /// Returns whether an extension is a text of small letters, but for the case.
  private static func isEqual(
    _ extension: Slice<UnsafeBufferPointer<UInt8>>, _ text: StaticString
  ) -> Bool {
    text.withUTF8Buffer { `extension`.elementsEqual($0) { $0 | 0x20 == $1 } }
  }

  /// A file in the format of its name, unless the user chose one.
  ///
  /// - Parameters:
  ///   - isNDJSON: Whether each line is a payload, whatever the name.
  ///   - format: The format, whatever the name; nil for that of the name.
  init(path: String, name: String, isNDJSON: Bool, format: PayloadFormat?) {
    self.path = path
    self.name = name
    self.isNDJSON = isNDJSON || Self.isNDJSON(name)
    if let format {
      read(as: format)
    } else if !self.isNDJSON {
      self.format = PayloadFormat(path: name)
    }
  }

  /// Chooses a format, whatever the name is.
  mutating func read(as format: PayloadFormat) {
    isNDJSON = format == .ndjson
    self.format = format == .json || isNDJSON ? nil : format
  }

  /// Returns whether a file's extension makes each line a payload.
  static func isNDJSON(_ path: String) -> Bool { known(path)?.isNDJSON == true }

  /// Returns whether a file of a folder is validated.
  static func isJudged(_ name: String) -> Bool { known(name) != nil }
}
