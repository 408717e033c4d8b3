import CompassSchemas
import SchemaModel

/// The messages about a word on the command line that is not the name of a schema.
struct UnknownSchema {
  /// The word.
  let name: String
  /// The revision in which a schema was looked for.
  let revision: WebRevision
  /// Whether a command could have the word's place.
  var canBeCommand = false

  /// The message: what the word is not, and what to write.
  var message: String {
    let others = WebRevision.allCases.filter { $0 != revision }
    if let other = others.first(where: { SchemaCatalog.names(of: $0).contains(name) }) {
      return """
        The schema "\(name)" is in revision \(other.rawValue), not in \(revision.rawValue); \
        add --revision \(other.rawValue).
        """
    }
    if Self.isFile(name) {
      return """
        "\(name)" is a file, not the name of a schema; to validate against a schema document, \
        write --schema \(name).
        """
    }
    return "There is no schema \"\(name)\" in revision \(revision.rawValue); \(advice(others))"
  }

  private func advice(_ others: [WebRevision]) -> String {
    var candidates = SchemaCatalog.names(of: revision) + SchemaCatalog.fieldNames
    if let close = Suggestion.name(closestTo: name, among: candidates) {
      return "did you mean \"\(close)\"?"
    }
    if canBeCommand,
      let close = Suggestion.name(closestTo: name, among: CompassValidate.commandNames)
    {
      return "did you mean the command \"\(close)\"?"
    }
    for other in others {
      candidates = SchemaCatalog.names(of: other)
      guard let close = Suggestion.name(closestTo: name, among: candidates) else { continue }
      return "did you mean \"\(close)\" of --revision \(other.rawValue)?"
    }
    return """
      "compass-validate list" lists the schemas, and --schema takes the file of a schema document.
      """
  }

  /// Returns the message of a usage error: a file is named where the schema should be, and nothing else is; nil if that
  /// is not so.
  ///
  /// - Parameter command: the words before the schema.
  static func fileAlone(_ arguments: [String], command: String) -> String? {
    guard arguments.count == 1, let file = arguments.first, file == "-" || isFile(file),
      !SchemaNames.allWithFields.contains(file)
    else { return nil }
    let what = file == "-" ? "standard input" : "a file"
    return """
      "\(file)" is \(what), and the name of its schema comes first, such as \
      "\(command) coach \(file)"; "compass-validate list" lists the schemas.
      """
  }

  /// Whether a word is a file, a folder or a pattern rather than a misspelt schema.
  static func isInput(_ word: String) -> Bool {
    if word == "-" || isFile(word) || GlobPattern.isPattern(word) { return true }
    // What can't be looked up may be a folder, and reading it reports why it can't be read.
    if case .success(nil) = FileKind.look(at: word) { return false }
    return true
  }

  /// Whether a word looks like a path, or is that of a file.
  private static func isFile(_ word: String) -> Bool {
    let name = word.lowercased()
    return name.contains("/")
      || [".json", ".jsonl", ".ndjson", ".gz"].contains { name.hasSuffix($0) }
      || FileKind(word).map { $0 != .folder } == true
  }
}
