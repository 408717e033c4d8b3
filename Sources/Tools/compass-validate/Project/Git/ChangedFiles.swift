/// The files of a work tree that git reports as changed.
///
/// The repository may come from anyone, so no program that it names is run: `PlainRepository` has what is compared.
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
    let tree = try WorkTree(of: folder)
    let head = try tree.commit(of: Self.head)
    let start = revision == Self.head ? head : try tree.commit(of: revision)
    guard start != nil || revision == Self.head else {
      throw Failure(
        reason: """
          git knows no revision "\(revision)"; write only --changed for the changes since the last commit, with files \
          before it
          """)
    }
    let repository = try PlainRepository(of: tree)
    var names: [String] = []
    if let start {
      names = try repository.differences(
        from: try Self.base(of: start, revision, and: head, in: repository))
    } else {
      // Before the first commit, all that is in the index is new.
      names = try repository.names("ls-files", "-z")
    }
    names += try repository.names("ls-files", "-z", "--others", "--exclude-standard")
    paths = Set(names.map { Folder.join(tree.root, $0) })
  }

  /// Returns whether a file has changed.
  ///
  /// - Parameter path: the path from the root of the file system on, without links to folders.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Returns the commit to compare files with.
  private static func base(
    of start: String, _ revision: String, and head: String?, in repository: PlainRepository
  ) throws(Failure) -> String {
    if revision == Self.head || start == head { return start }
    let base = try head.map { (head) throws(Failure) in try repository.mergeBase(start, head) }
    guard let commit = base?.commit else {
      throw Failure(
        reason: """
          git finds no common commit of "\(revision)" and HEAD\(base?.saying ?? ""); a shallow clone lacks it, \
          git fetch --unshallow gets it
          """)
    }
    return commit
  }
}
