import Platform
import SourceJSON

/// The `.gitignore` files that apply to the names in one folder.
///
/// As in git, they are those of the folders from the work tree's root down to this one, and the work tree's own
/// `.git/info/exclude`; the last matching line of the deepest file decides. Outside a work tree no file applies. What a
/// person's settings of git exclude everywhere is not read, so that all get the same answer.
struct IgnoreRules {
  private struct File {
    /// The number of folders from the root down to the file's.
    var depth: Int
    var patterns: [IgnorePattern]
  }

  /// The longest file to read.
  private static let maximumBytes = 16_777_216

  private var isInWorkTree = false
  /// The folder's names from the root.
  private var path: [[UInt32]] = []
  /// The weakest first.
  private var files: [File] = []
  /// The reason why it is not known what is excluded: a file or folder that can't be looked up or read, with its path.
  private(set) var problem: FolderEntry?

  /// The rules of a folder before its own files are read: those of the folders above it.
  init(above folder: String) {
    do throws(FileError) {
      guard !folder.isEmpty, let resolved = try RealPath.found(at: folder) else { return }
      let names = resolved.split(separator: "/").map(String.init)
      func path(_ count: Int) -> String { "/" + names[..<count].joined(separator: "/") }
      // A folder that is the root of a work tree has only its own files.
      var root = names.count
      while root >= 0, try FileKind.found(at: Folder.join(path(root), ".git")) == nil { root -= 1 }
      guard root >= 0, root < names.count else { return }
      try start(at: path(root))
      for depth in root..<names.count {
        try read(Folder.join(path(depth), ".gitignore"))
        self.path.append(Self.units(names[depth]))
      }
    } catch {
      problem = FolderEntry(path: error.path, problem: error.reason)
    }
  }

  /// Returns the rules with the files in the folder itself.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - names: the names in it.
  func entering(_ folder: String, _ names: [Folder.Name]) -> IgnoreRules {
    var rules = self
    do throws(FileError) {
      if names.contains(where: { $0.text == ".git" }) { try rules.start(at: folder) }
      if rules.isInWorkTree, names.contains(where: { $0.text == ".gitignore" }) {
        try rules.read(Folder.join(folder, ".gitignore"))
      }
    } catch {
      rules.problem = FolderEntry(path: error.path, problem: error.reason)
    }
    return rules
  }

  /// Returns the rules of a folder in this one, before its own files are read.
  func below(_ name: String) -> IgnoreRules {
    var rules = self
    if isInWorkTree { rules.path.append(Self.units(name)) }
    return rules
  }

  /// Returns whether a name in the folder is excluded.
  func excludes(_ name: String, isFolder: Bool) -> Bool {
    guard !files.isEmpty else { return false }
    let path = path + [Self.units(name)]
    for file in files.reversed() {
      for pattern in file.patterns.reversed()
      where pattern.matches(path[file.depth...], isFolder: isFolder) {
        return !pattern.isNegated
      }
    }
    return false
  }

  /// Begins a work tree, to which nothing above it applies.
  private mutating func start(at root: String) throws(FileError) {
    isInWorkTree = true
    (path, files) = ([], [])
    try read(Folder.join(Self.repository(of: root), "info/exclude"))
  }

  /// Reads a file of patterns. As in git, a link is not read.
  private mutating func read(_ path: String) throws(FileError) {
    guard let bytes = try Self.bytes(of: path, followsLinks: false) else { return }
    files.append(
      File(depth: self.path.count, patterns: IgnorePattern.patterns(ByteOrderMark.stripped(bytes))))
  }

  /// Returns the folder with the settings that all work trees of a repository share.
  private static func repository(of root: String) throws(FileError) -> String {
    let git = Folder.join(root, ".git")
    guard let link = try line(of: git), link.hasPrefix("gitdir: ") else { return git }
    func path(_ path: Substring, from folder: String) -> String {
      path.hasPrefix("/") ? String(path) : Folder.join(folder, String(path))
    }
    let own = path(link.dropFirst("gitdir: ".count), from: root)
    return try line(of: Folder.join(own, "commondir")).map { path($0[...], from: own) } ?? own
  }

  private static func line(of path: String) throws(FileError) -> String? {
    try bytes(of: path).flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first }
      .map(String.init)
  }

  /// Returns a regular file's contents; nil if it does not exist.
  private static func bytes(
    of path: String, followsLinks: Bool = true
  ) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      guard errno != ENOENT, errno != ENOTDIR else { return nil }
      throw FileError(.reading, path, code: errno)
    }
    guard FileStamp(status) != nil else { return nil }
    var file = try InputFile(path: path, mustBeRegular: true)
    return try file.readAll(limit: maximumBytes)
  }

  private static func units(_ name: String) -> [UInt32] { name.utf8.map(UInt32.init) }
}
