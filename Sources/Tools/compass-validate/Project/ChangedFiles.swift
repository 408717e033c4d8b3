/// The files of a work tree that git reports as changed.
struct ChangedFiles {
  /// The reason why git can't report them.
  struct Failure: Error {
    var reason: String
  }

  /// The revision that uncommitted changes are compared with.
  static let head = "HEAD"

  /// The paths from the root of the file system on.
  private let paths: Set<String>

  /// Asks git for the files that differ from a revision, or are untracked and not ignored.
  ///
  /// A file that was renamed is its new name, and one that was deleted is left out.
  ///
  /// - Parameters:
  ///   - revision: the revision whose last common commit with HEAD the files are compared with.
  ///   - folder: a folder of the work tree.
  init(since revision: String, in folder: String) throws(Failure) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(reason: "\"\(revision)\" is not a revision of git")
    }
    let root = try Self.root(of: folder)
    var names: [String] = []
    if let base = try Self.base(revision, in: root) {
      names = try Self.names(
        [
          "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", "--no-ext-diff",
          "--ignore-submodules", base, "--",
        ], in: root)
    } else {
      // Before the first commit, all that is in the index is new.
      names = try Self.names(["ls-files", "-z"], in: root)
    }
    names += try Self.names(["ls-files", "-z", "--others", "--exclude-standard"], in: root)
    paths = Set(names.map { Folder.join(root, $0) })
  }

  /// Returns whether a file has changed.
  ///
  /// - Parameter path: the path from the root of the file system on, without links to folders.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  private static func root(of folder: String) throws(Failure) -> String {
    let found = try git(["rev-parse", "--show-toplevel"], in: folder)
    guard found.status == 0 else {
      throw Failure(
        reason: """
          git reports the changed files of a repository, and this folder is not in one\(said(found))
          """)
    }
    let root = String(decoding: found.output.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let real = RealPath.of(root) else {
      throw Failure(reason: "git's folder \(root) can't be looked up")
    }
    return real
  }

  /// Returns the commit to compare files with; nil before the first one.
  private static func base(_ revision: String, in root: String) throws(Failure) -> String? {
    let found = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    guard found.status == 0 else {
      if revision == head { return nil }
      throw Failure(
        reason: """
          git knows no revision "\(revision)"; write only --changed for the changes since the last commit, with files \
          before it
          """)
    }
    if revision == head { return head }
    let base = try git(["merge-base", revision, head], in: root)
    guard base.status == 0 else {
      throw Failure(
        reason: """
          git finds no common commit of "\(revision)" and HEAD\(said(base)); a shallow clone lacks it, \
          git fetch --unshallow gets it
          """)
    }
    return String(decoding: base.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private static func names(_ arguments: [String], in root: String) throws(Failure) -> [String] {
    let found = try git(arguments, in: root)
    guard found.status == 0 else {
      throw Failure(reason: "git \(arguments[0]) failed\(said(found))")
    }
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func git(
    _ arguments: [String], in folder: String
  ) throws(Failure) -> Subprocess.Result {
    do throws(Subprocess.Failure) {
      // The file system monitor is a program that a repository's settings name.
      return try Subprocess.run("git", ["-C", folder, "-c", "core.fsmonitor=false"] + arguments)
    } catch {
      throw Failure(
        reason: error.isMissing
          ? "git reports the changed files, and it is not installed"
          : "git can't be run: \(error.reason)")
    }
  }

  /// Returns the first line of what git printed as an error, in parentheses.
  private static func said(_ result: Subprocess.Result) -> String {
    let line = String(decoding: result.errors.prefix { $0 != 0x0A }.prefix(300), as: UTF8.self)
    return line.isEmpty ? "" : " (\(line))"
  }
}
