import Platform

/// The files below folders, and the names that are left out.
///
/// Hidden names, folders named `node_modules`, excluded names and links to folders are left out, so that no loop of links
/// is followed; the folder itself may be any of them. So are pipes, sockets and devices, which could be waited for without
/// end.
struct FolderWalk {
  /// Whether `.gitignore` files are read.
  let respectsIgnoreFiles: Bool
  /// The names that were left out.
  private(set) var skipped = SkippedNames()

  /// The folder that nothing may be outside of; nil if all files are named by the person who runs the tool.
  let project: ProjectFolder?

  init(respectsIgnoreFiles: Bool = true, project: ProjectFolder? = nil) {
    self.respectsIgnoreFiles = respectsIgnoreFiles
    self.project = project
  }

  /// A folder to look into, or a file that was found.
  private struct Visit {
    var entry: FolderEntry
    /// Nil for a file.
    var rules: IgnoreRules?
  }

  /// Returns the files below a folder that are validated, sorted by path, and what can't be looked into.
  mutating func files(in folder: String) -> [FolderEntry] { walk(folder, takesFiles: true) }

  /// Returns a folder and all that are below it, and what can't be looked into. The empty path is the working folder.
  mutating func folders(below folder: String) -> [FolderEntry] { walk(folder, takesFiles: false) }

  /// - Parameter takesFiles: whether files are found; else folders are.
  private mutating func walk(_ folder: String, takesFiles: Bool) -> [FolderEntry] {
    var found: [FolderEntry] = []
    // The next one to look at is the last one.
    var open = [Visit(entry: FolderEntry(path: folder), rules: rules(above: folder))]
    while let next = open.popLast() {
      if !takesFiles || next.rules == nil { found.append(next.entry) }
      guard let above = next.rules else { continue }
      let path = Self.listed(next.entry.path)
      let (names, rules) = list(path, above, problems: &found)
      for name in names.reversed() where !isHidden(name, in: path) {
        let child = visit(name, in: next.entry.path, rules, takesFiles: takesFiles)
        if let child { open.append(child) }
      }
    }
    return found
  }

  /// Returns the rules of a folder before its own files are read.
  func rules(above folder: String) -> IgnoreRules {
    IgnoreRules(above: respectsIgnoreFiles ? Self.listed(folder) : "")
  }

  /// Returns the path to list a folder by; the empty path is the working folder.
  static func listed(_ folder: String) -> String { folder.isEmpty ? "." : folder }

  /// Returns the names in a folder and its rules, and adds why there may be names that were not read.
  private func list(
    _ path: String, _ above: IgnoreRules, problems: inout [FolderEntry]
  ) -> ([Folder.Name], IgnoreRules) {
    let listing = Folder.listing(of: path)
    if let problem = listing.problem { problems.append(FolderEntry(path: path, problem: problem)) }
    guard respectsIgnoreFiles else { return (listing.names, above) }
    let rules = above.entering(path, listing.names)
    guard let problem = rules.problem else { return (listing.names, rules) }
    // Which names are excluded is not known. A folder that can't be listed has been reported.
    if listing.problem == nil { problems.append(problem) }
    return ([], above)
  }

  /// Returns whether a name is hidden, and counts it if it could have been looked at.
  private mutating func isHidden(_ name: Folder.Name, in folder: String) -> Bool {
    guard name.text.hasPrefix(".") else { return false }
    let isFolder = { FileKind(Folder.join(folder, name.text)) == .folder }
    if name.text != ".git", InputItem.isJudged(name.text) || isFolder() { skipped.hidden += 1 }
    return true
  }

  /// Returns a name to visit: a folder, a file with a known extension, or why it can't be looked at; nil for others.
  private mutating func visit(
    _ name: Folder.Name, in path: String, _ rules: IgnoreRules, takesFiles: Bool
  ) -> Visit? {
    let isJudged = takesFiles && InputItem.isJudged(name.text)
    let entry = FolderEntry(path: Folder.join(path, name.text))
    if let kind = name.unreachable {
      guard isJudged || kind == .folder else { return nil }
      return Visit(entry: FolderEntry(path: entry.path, problem: Folder.notUTF8))
    }
    var look = FileKind.look(at: entry.path, followsLinks: false)
    var isLink = false
    if case .success(.link?) = look {
      isLink = true
      look = FileKind.look(at: entry.path)
      // A link that leads nowhere, or in a circle, matters only if its name is that of an input.
      if case .failure = look, !isJudged { return nil }
    }
    switch look {
    case .success(.folder?):
      guard name.text != Self.packages else {
        skipped.nodeModules += 1
        return nil
      }
      // To git a link is a file.
      guard !excludes(name.text, isFolder: !isLink, rules) else { return nil }
      guard !isLink else {
        skipped.linkedFolders += 1
        return nil
      }
      return Visit(entry: entry, rules: rules.below(name.text))
    case .success(let kind):
      // Opening a link that leads nowhere reports the error.
      guard isJudged, !excludes(name.text, isFolder: false, rules) else { return nil }
      guard kind != .stream else {
        skipped.streams += 1
        return nil
      }
      return Visit(entry: entry)
    case .failure(let unknown): return Visit(entry: FolderEntry(path: entry.path, unknown))
    }
  }

  /// The name of the folder of a project's packages, which has many JSON files of others.
  static let packages = "node_modules"

  /// Returns whether a name is excluded, and counts it.
  mutating func excludes(_ name: String, isFolder: Bool, _ rules: IgnoreRules) -> Bool {
    guard rules.excludes(name, isFolder: isFolder) else { return false }
    skipped.ignored += 1
    return true
  }

  /// Counts names that a pattern leaves out.
  mutating func skip(_ names: SkippedNames) { skipped += names }
}
