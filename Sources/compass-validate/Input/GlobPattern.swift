/// A path with wildcards: `*` and `?` within a name, `[a-z]` and `[!a-z]` a character, `**` any folders.
///
/// POSIX.1-2024, XCU 2.14, with `**` as shells have it. A name that starts with a dot is matched only by a
/// pattern that does.
struct GlobPattern {
  private let isAbsolute: Bool
  private let parts: [[Unicode.Scalar]]

  /// Whether a path has wildcards.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    parts = pattern.split(separator: "/").map { Array($0.unicodeScalars) }
  }

  /// The paths that match, sorted as folders are listed, each once.
  func matches() -> [String] {
    var paths = [isAbsolute ? "/" : ""]
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      var next: [String] = []
      var seen: Set<String> = []
      for path in paths {
        for match in matches(of: part, in: path, isLast: isLast) where seen.insert(match).inserted {
          next.append(match)
        }
      }
      paths = next
    }
    return paths
  }

  private func matches(of part: [Unicode.Scalar], in path: String, isLast: Bool) -> [String] {
    let folder = path.isEmpty ? "." : path
    if part == ["*", "*"] {
      return isLast ? Folder.files(in: folder, hidden: false) : folders(below: path)
    }
    let text = String(String.UnicodeScalarView(part))
    guard Self.isPattern(text) else {
      let child = Folder.join(path, text)
      return FileKind(child) == nil ? [] : [child]
    }
    return Folder.names(in: folder).filter { name in
      (!name.hasPrefix(".") || part.first == ".") && Self.matches(Array(name.unicodeScalars), part)
    }.map { Folder.join(path, $0) }
  }

  /// A folder and all that are below it, hidden ones and links left out.
  private func folders(below path: String) -> [String] {
    var found: [String] = []
    var open = [path]
    while let next = open.popLast() {
      found.append(next)
      for name in Folder.names(in: next.isEmpty ? "." : next).reversed()
      where !name.hasPrefix(".") {
        let child = Folder.join(next, name)
        if FileKind(child) == .folder, !Folder.isLink(child) { open.append(child) }
      }
    }
    return found
  }

  /// Whether a name matches a pattern without slashes, in time linear in both for each star.
  static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (place, at) = (0, 0)
    var retry: (place: Int, at: Int)?
    while place < name.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (place, at + 1)
        at += 1
      } else if at < pattern.count, let length = match(name[place], pattern, at: at) {
        place += 1
        at += length
      } else if let last = retry {
        // The last star takes one character more.
        retry = (last.place + 1, last.at)
        (place, at) = (last.place + 1, last.at)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// How long the pattern's element is that matches a character, or nil if it does not.
  private static func match(
    _ scalar: Unicode.Scalar, _ pattern: [Unicode.Scalar], at start: Int
  ) -> Int? {
    switch pattern[start] {
    case "?": return 1
    case "[":
      var at = start + 1
      let isNegated = at < pattern.count && (pattern[at] == "!" || pattern[at] == "^")
      if isNegated { at += 1 }
      let first = at
      var isFound = false
      while at < pattern.count, pattern[at] != "]" || at == first {
        if at + 2 < pattern.count, pattern[at + 1] == "-", pattern[at + 2] != "]" {
          if pattern[at].value <= scalar.value, scalar.value <= pattern[at + 2].value {
            isFound = true
          }
          at += 3
        } else {
          if pattern[at] == scalar { isFound = true }
          at += 1
        }
      }
      // Without its end a bracket is a character like any other.
      guard at < pattern.count else { return scalar == "[" ? 1 : nil }
      return isFound != isNegated ? at + 1 - start : nil
    case let other: return other == scalar ? 1 : nil
    }
  }
}
