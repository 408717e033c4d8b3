/// A path with wildcards: `*` and `?` within a name, `[a-z]` and `[!a-z]` a character, `**` any folders, `{a,b}` either of
/// two parts, and `\` before a character that is taken as it is.
///
/// POSIX.1-2024, XCU 2.14, with `**` and braces as shells have them. It matches files, never folders, and a wildcard
/// leaves out what a folder leaves out; `docs/files.md` has the rules.
struct GlobPattern {
  private struct Alternative {
    var isAbsolute: Bool
    var parts: [String]
  }

  private let alternatives: [Alternative]
  /// The reason why the pattern can't be used.
  let problem: String?

  /// Returns whether a path has wildcards.
  static func isPattern(_ path: String) -> Bool {
    hasWildcards(path) || BraceExpansion.alternatives(path) != [path]
  }

  private static func hasWildcards(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  init(_ pattern: String) {
    let found = BraceExpansion.alternatives(pattern)
    problem = found == nil ? "its braces have more than \(BraceExpansion.limit) alternatives" : nil
    alternatives = (found ?? []).map { path in
      Alternative(
        isAbsolute: path.hasPrefix("/"), parts: path.split(separator: "/").map(String.init))
    }
  }

  /// Returns the files that match, sorted as folders are listed, each once; and what can't be looked into.
  ///
  /// - Parameter walk: counts what wildcards leave out.
  func matches(_ walk: inout FolderWalk) -> [FolderEntry] {
    var seen: Set<String> = []
    var found: [FolderEntry] = []
    for alternative in alternatives {
      found += matches(alternative, &walk).filter { seen.insert($0.path).inserted }
    }
    return found
  }

  private func matches(_ pattern: Alternative, _ walk: inout FolderWalk) -> [FolderEntry] {
    var entries = [FolderEntry(path: pattern.isAbsolute ? "/" : "")]
    for (index, part) in pattern.parts.enumerated() {
      let isLast = index == pattern.parts.count - 1
      var seen: Set<FolderEntry> = []
      var next: [FolderEntry] = []
      for entry in entries {
        let found =
          entry.problem == nil ? matches(of: part, in: entry.path, isLast: isLast, &walk) : [entry]
        next += found.filter { seen.insert($0).inserted }
      }
      entries = next
    }
    return entries
  }

  private func matches(
    of part: String, in path: String, isLast: Bool, _ walk: inout FolderWalk
  ) -> [FolderEntry] {
    if let problem = walk.project?.problem(ofStart: path) {
      return [FolderEntry(path: FolderWalk.listed(path), problem: problem)]
    }
    if part == "**" {
      return isLast
        ? walk.files(in: FolderWalk.listed(path)) : walk.folders(below: path)
    }
    guard Self.hasWildcards(part) else {
      return named(Folder.join(path, Self.unescaped(part)), isLast: isLast, &walk)
    }
    let folder = FolderWalk.listed(path)
    let listing = Folder.listing(of: folder)
    let rules = walk.rules(above: path)
    let entered = walk.respectsIgnoreFiles ? rules.entering(folder, listing.names) : rules
    // Which names are excluded is not known.
    if let problem = entered.problem { return [problem] }
    let wildcards = Self.wildcards(part)
    let isOfHidden = part.hasPrefix(".") || part.hasPrefix("\\.")
    var found = listing.problem.map { [FolderEntry(path: folder, problem: $0)] } ?? []
    for name in listing.names where wildcards.matches(Self.units(name.text)) {
      if name.text.hasPrefix("."), !isOfHidden {
        if name.text != ".git" { walk.skip(SkippedNames(hidden: 1)) }
        continue
      }
      let child = Folder.join(path, name.text)
      if let kind = name.unreachable {
        // Only a folder has entries that the rest could match.
        guard isLast || kind == .folder else { continue }
        found.append(FolderEntry(path: child, problem: Folder.notUTF8))
        continue
      }
      let kind = FileKind(child)
      let isFolder = kind == .folder
      if isFolder, name.text == FolderWalk.packages {
        walk.skip(SkippedNames(nodeModules: 1))
        continue
      }
      guard isFolder || isLast, !walk.excludes(name.text, isFolder: isFolder, entered) else {
        continue
      }
      if isLast, isFolder {
        walk.skip(SkippedNames(matchedFolders: 1))
      } else if kind == .stream {
        walk.skip(SkippedNames(streams: 1))
      } else {
        found.append(FolderEntry(path: child))
      }
    }
    return found
  }

  /// Returns a path that the pattern spells out, if there is such a file, or such a folder before the last part.
  private func named(_ path: String, isLast: Bool, _ walk: inout FolderWalk) -> [FolderEntry] {
    // A link that leads nowhere matches too: opening it reports the error.
    switch FileKind.look(at: path, followsLinks: false) {
    case .success(nil): return []
    case .success:
      switch FileKind(path) {
      case .folder? where isLast: walk.skip(SkippedNames(matchedFolders: 1))
      case .stream? where isLast: walk.skip(SkippedNames(streams: 1))
      default: return [FolderEntry(path: path)]
      }
      return []
    case .failure(let unknown): return [FolderEntry(path: path, unknown)]
    }
  }

  /// Returns a part without the backslashes before characters that are taken as they are.
  static func unescaped(_ part: String) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in part.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(scalar)
        isEscaped = false
      }
    }
    return String(text)
  }

  private static func units(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Returns the wildcards of a part without slashes.
  static func wildcards(_ part: String) -> Wildcards {
    Wildcards(units(part), unclosed: .isLiteral)
  }
}
