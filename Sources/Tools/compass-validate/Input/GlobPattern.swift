/// A path with wildcards: `*` and `?` within a name, `[a-z]` and `[!a-z]` a character, `**` any folders.
///
/// POSIX.1-2024, XCU 2.14, with `**` as shells have it. A name that starts with a dot is matched only by a
/// pattern that does.
struct GlobPattern {
  private let isAbsolute: Bool
  private let parts: [[Unicode.Scalar]]

  /// Returns whether a path has wildcards.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    parts = pattern.split(separator: "/").map { Array($0.unicodeScalars) }
  }

  /// Returns the paths that match, sorted as folders are listed, each once; and what can't be looked into.
  func matches() -> [FolderEntry] {
    var entries = [FolderEntry(path: isAbsolute ? "/" : "")]
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      var seen: Set<FolderEntry> = []
      entries = entries.flatMap { entry in
        (entry.problem == nil ? matches(of: part, in: entry.path, isLast: isLast) : [entry])
          .filter { seen.insert($0).inserted }
      }
    }
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.path).inserted }
  }

  private func matches(
    of part: [Unicode.Scalar], in path: String, isLast: Bool
  ) -> [FolderEntry] {
    let folder = path.isEmpty ? "." : path
    if part == ["*", "*"] {
      return isLast ? Folder.files(in: folder, hidden: false) : folders(below: path)
    }
    let text = String(String.UnicodeScalarView(part))
    guard Self.isPattern(text) else {
      let child = Folder.join(path, text)
      // A dangling link matches too: opening it reports the error.
      switch FileKind.look(at: child, followsLinks: false) {
      case .success(nil): return []
      case .success: return [FolderEntry(path: child)]
      case .failure(let unknown): return [FolderEntry(path: child, unknown)]
      }
    }
    let listing = Folder.listing(of: folder)
    let names = listing.names.filter { name in
      (!name.text.hasPrefix(".") || part.first == ".")
        && Self.matches(Array(name.text.unicodeScalars), part)
    }
    return problem(of: listing, folder)
      + names.compactMap { name in
        let child = Folder.join(path, name.text)
        guard let kind = name.unreachable else { return FolderEntry(path: child) }
        // Only a folder has entries that the rest could match.
        guard isLast || kind == .folder else { return nil }
        return FolderEntry(path: child, problem: Folder.notUTF8)
      }
  }

  /// Returns a folder and all that are below it, hidden ones and links left out; and what can't be looked into.
  private func folders(below path: String) -> [FolderEntry] {
    var found: [FolderEntry] = []
    var open = [FolderEntry(path: path)]
    while let next = open.popLast() {
      found.append(next)
      if next.problem != nil { continue }
      let folder = next.path.isEmpty ? "." : next.path
      let listing = Folder.listing(of: folder)
      found += problem(of: listing, folder)
      for name in listing.names.reversed() where !name.text.hasPrefix(".") {
        if let child = self.folder(name, in: next.path) { open.append(child) }
      }
    }
    return found
  }

  /// Returns a name that is a folder's, or may be.
  private func folder(_ name: Folder.Name, in path: String) -> FolderEntry? {
    let child = Folder.join(path, name.text)
    if let kind = name.unreachable {
      return kind == .folder ? FolderEntry(path: child, problem: Folder.notUTF8) : nil
    }
    switch FileKind.look(at: child, followsLinks: false) {
    case .success(.folder?): return FolderEntry(path: child)
    case .success: return nil
    case .failure(let unknown): return FolderEntry(path: child, unknown)
    }
  }

  private func problem(of listing: Folder.Listing, _ folder: String) -> [FolderEntry] {
    listing.problem.map { [FolderEntry(path: folder, problem: $0)] } ?? []
  }

  /// Returns whether a name matches a pattern without slashes, in time linear in both for each star.
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

  /// Returns the length of the pattern's element if it matches a character, otherwise nil.
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
