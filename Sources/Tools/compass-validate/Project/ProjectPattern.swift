import SchemaModel

/// A path or pattern of a project file, for the files below the file's folder.
struct ProjectPattern: Sendable {
  /// The path without `./` and slashes at its end; empty for the folder itself.
  let text: String
  /// Whether the path has wildcards.
  let isPattern: Bool
  /// The number of alternatives of its braces; nil if there are too many.
  let alternativeCount: Int?
  private let alternatives: [Wildcards]

  init(_ given: String) {
    var parts = given.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    // `**/**` is `**`, but takes a walk for each of them.
    for index in parts.indices.reversed().dropLast()
    where parts[index] == "**" && parts[index - 1] == "**" && index < parts.count - 1 {
      parts.remove(at: index)
    }
    let text = parts.joined(separator: "/")
    self.text = text
    isPattern = GlobPattern.isPattern(text)
    let found = BraceExpansion.alternatives(text)
    alternativeCount = found?.count
    alternatives = (found ?? []).map { GlobPattern.wildcards($0) }
  }

  /// Returns why a pattern can't be used; nil if it can.
  static func problem(of given: String) -> String? {
    // Parts of UTF-8, as the system sees them: a slash with a combining mark is another character, and a slash.
    if given.utf8.first == UInt8(ascii: "/") {
      return "a pattern starts at this file's folder, not at the root of the file system"
    }
    if given.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
      $0.elementsEqual("..".utf8)
    }) {
      return "a pattern stays in this file's folder, so \"..\" is not allowed"
    }
    guard given.utf8.allSatisfy({ $0 != 0 }) else { return "a path has no NUL" }
    guard let alternatives = BraceExpansion.alternatives(given),
      let shortened = BraceExpansion.alternatives(ProjectPattern(given).text)
    else { return "the braces have more than \(BraceExpansion.limit) alternatives" }
    return (alternatives + shortened).first(where: leaves).map {
      "a pattern stays in this file's folder, and this one is also \"\($0)\""
    }
  }

  /// Returns whether a pattern without braces leads out of the folder that it starts at.
  private static func leaves(_ alternative: String) -> Bool {
    alternative.utf8.first == UInt8(ascii: "/")
      || alternative.utf8.split(separator: UInt8(ascii: "/")).contains { part in
        GlobPattern.unescaped(String(decoding: part, as: UTF8.self)) == ".."
      }
  }

  /// Returns the text of a path or pattern that matches only a path.
  static func naming(_ path: String) -> String {
    GlobPattern.isPattern(path) ? escaped(path) : path
  }

  /// Returns a path as a part of a pattern in which none of its characters has a special meaning.
  static func escaped(_ path: String) -> String {
    path.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      // With only a backslash, a pattern without other wildcards would be a path.
      case "{": text += "[\\{]"
      case "*", "?", "[", "\\": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the path or pattern for the working folder.
  ///
  /// - Parameter prefix: the path of the project's folder, which is empty or ends with a slash.
  func path(below prefix: String) -> String {
    guard isPattern else {
      let path = prefix + text
      return path.isEmpty ? "." : path
    }
    // Only the pattern itself has wildcards.
    return Self.escaped(prefix) + text
  }

  /// Returns whether a file is one of a list that includes files: the pattern matches it, or the path is its or a folder
  /// above it.
  func includes(_ file: ProjectPath) -> Bool {
    if !isPattern { return text.isEmpty || file.isOrIsBelow(text) }
    return alternatives.contains { $0.matches(file.units) }
  }

  /// Returns whether a file is one of a list that excludes files: the pattern matches it or a folder above it.
  func excludes(_ file: ProjectPath) -> Bool {
    if !isPattern { return text.isEmpty || file.isOrIsBelow(text) }
    return alternatives.contains { wildcards in
      wildcards.matches(file.units) || file.folders.contains { wildcards.matches(Array($0)) }
    }
  }
}

/// The path of a file from the project's folder on.
struct ProjectPath: Sendable {
  let text: String
  /// The scalars of the path.
  let units: [UInt32]

  init(_ text: String) {
    self.text = text
    units = text.unicodeScalars.map(\.value)
  }

  /// The paths of the folders above the file.
  var folders: [ArraySlice<UInt32>] {
    units.indices.filter { units[$0] == "/" }.map { units[..<$0] }
  }

  /// Returns whether a path is this one or that of a folder above it.
  func isOrIsBelow(_ path: String) -> Bool { text == path || text.hasPrefix(path + "/") }
}
