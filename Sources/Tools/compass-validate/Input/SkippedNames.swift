/// The names that folders and wildcards leave out, by reason.
struct SkippedNames {
  /// Names that start with a dot, of folders and of files that would be validated.
  var hidden = 0
  /// Folders named `node_modules`.
  var nodeModules = 0
  /// Files and folders that a `.gitignore` file excludes.
  var ignored = 0
  /// Links to folders.
  var linkedFolders = 0
  /// Folders that a pattern matches.
  var matchedFolders = 0
  /// Pipes, sockets and devices that would be validated if they were files.
  var streams = 0

  /// The reasons that a reader would wonder about even if other files are left; nil if there are none.
  var note: String? { Self.list([ignoredText, linkedText, streamText]) }

  /// All reasons; nil if there are none.
  var all: String? {
    Self.list([
      ignoredText, linkedText, streamText, Self.count(hidden, "hidden name"),
      Self.count(nodeModules, "folder named node_modules", "folders named node_modules"),
      Self.count(
        matchedFolders, "folder (end the pattern with /** for the files below it)",
        "folders (end the pattern with /** for the files below them)"),
    ])
  }

  private var ignoredText: String? {
    Self.count(ignored, "name", "names").map { "\($0) by .gitignore (--no-ignore validates them)" }
  }

  private var linkedText: String? {
    Self.count(
      linkedFolders, "link to a folder (name it to validate the files in it)",
      "links to folders (name them to validate the files in them)")
  }

  private var streamText: String? {
    Self.count(
      streams, "pipe, socket or device (name it to read it)",
      "pipes, sockets or devices (name them to read them)")
  }

  private static func list(_ reasons: [String?]) -> String? {
    let reasons = reasons.compactMap(\.self)
    return reasons.isEmpty ? nil : "skipped " + reasons.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
    count == 0 ? nil : "\(count) " + (count == 1 ? one : many ?? one + "s")
  }

  static func += (left: inout SkippedNames, right: SkippedNames) {
    left.hidden += right.hidden
    left.nodeModules += right.nodeModules
    left.ignored += right.ignored
    left.linkedFolders += right.linkedFolders
    left.matchedFolders += right.matchedFolders
    left.streams += right.streams
  }
}
