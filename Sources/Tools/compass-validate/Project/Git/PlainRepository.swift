import Diagnostics
import Platform

/// A repository without settings, attributes and hooks, that has the objects and a copy of the index of another one.
///
/// Filters, such as `filter.lfs.clean`, textconv and diff programs, hooks and helpers for remotes are settings of a repository, so
/// that comparing files in it runs programs that its author chose. This repository lies in a temporary folder and has no
/// settings. A file that a filter changes is compared as it is: if its times in the index are not its own, it counts as changed.
final class PlainRepository {
  private let folder: String
  /// The names in the folder, a folder before those in it.
  private let made: [String]
  private let tree: WorkTree

  /// - Throws: `Failure` if the folder can't be made or the index can't be read.
  convenience init(of tree: WorkTree) throws(ChangedFiles.Failure) {
    // From here on a signal must not end the program before the folder is removed.
    Interruption.watch()
    let parent = TemporaryFile.folder(getenv("TMPDIR").map { String(cString: $0) })
    var template = Array("\(parent)/compass-validate.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Self.failure(parent) }
    self.init(
      String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), tree)
    try fill()
  }

  private init(_ folder: String, _ tree: WorkTree) {
    (self.folder, self.tree) = (folder, tree)
    made =
      ["refs", "info", "info/exclude", "HEAD", "config", "shallow", "index"]
      + Self.sharedParts(tree)
  }

  deinit {
    // Without a list of what git may have added, which can fail.
    for name in made.reversed() where unlink("\(folder)/\(name)") != 0 {
      rmdir("\(folder)/\(name)")
    }
    guard rmdir(folder) != 0 else { return }
    Self.remove(folder)
    guard FileKind(folder) != nil else { return }
    var errors = OutputStream.standardError()
    try? errors.write("compass-validate: \(PrintableText.oneLine(folder)): can't be removed\n")
    try? errors.flush()
  }

  /// Returns the names that a command prints, each of which ends in a NUL.
  func names(_ arguments: String...) throws(ChangedFiles.Failure) -> [String] {
    let found = try run(arguments)
    guard found.status == 0 else {
      throw ChangedFiles.Failure(reason: "git \(arguments[0]) failed\(found.saying)")
    }
    return Self.names(in: found)
  }

  /// Returns the files that differ from a commit. Those that were deleted are left out, and a renamed one is its new name.
  func differences(from commit: String) throws(ChangedFiles.Failure) -> [String] {
    let comparison = [
      "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", "--no-ext-diff",
      "--no-textconv", "--ignore-submodules=all", commit, "--",
    ]
    var found = try run(comparison)
    if found.status != 0 {
      // A partial clone may lack former contents. Without them, a file that has other times than in the index has changed.
      found = try run(["-c", "diff.autoRefreshIndex=false"] + comparison)
    }
    guard found.status == 0 else {
      throw ChangedFiles.Failure(reason: "git diff failed\(found.saying)")
    }
    return Self.names(in: found)
  }

  private static func names(in result: Subprocess.Result) -> [String] {
    result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the last common commit of two commits; nil without one, with what git printed about it.
  func mergeBase(
    _ first: String, _ second: String
  ) throws(ChangedFiles.Failure) -> (commit: String?, saying: String) {
    let found = try run(["merge-base", first, second])
    return (found.status == 0 ? String(found.line.prefix { $0 != "\n" }) : nil, found.saying)
  }

  private func run(_ arguments: [String]) throws(ChangedFiles.Failure) -> Subprocess.Result {
    try GitProgram.runWithoutSettings(
      tree.settings + arguments, in: tree.root,
      [
        "GIT_DIR=\(folder)", "GIT_WORK_TREE=\(tree.root)", "GIT_OBJECT_DIRECTORY=\(tree.objects)",
      ])
  }

  // MARK: The files of the folder

  private func fill() throws(ChangedFiles.Failure) {
    for name in ["refs", "info"] where mkdir("\(folder)/\(name)", 0o700) != 0 {
      throw Self.failure(folder)
    }
    try Self.write("ref: refs/heads/none\n", to: "\(folder)/HEAD")
    // Version 1 is that of settings about the format.
    try Self.write(
      tree.objectFormat == "sha256"
        ? "[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = sha256\n"
        : "[core]\n\trepositoryFormatVersion = 0\n", to: "\(folder)/config")
    try link(tree.exclude, as: "info/exclude")
    try link(tree.shallow, as: "shallow")
    // An index that is split has its other part beside it.
    for name in Self.sharedParts(tree) { try link(Folder.join(tree.gitFolder, name), as: name) }
    try copyIndex()
  }

  private static func sharedParts(_ tree: WorkTree) -> [String] {
    Folder.listing(of: tree.gitFolder).names.map(\.text).filter { $0.hasPrefix("sharedindex.") }
  }

  /// Makes a link to a regular file, if there is one.
  private func link(_ file: String, as name: String) throws(ChangedFiles.Failure) {
    guard FileStamp(path: file) != nil else { return }
    guard symlink(file, "\(folder)/\(name)") == 0 else { throw Self.failure(folder) }
  }

  /// Copies the index, which git may write anew. Its time stays: a file that is not older may have changed since.
  private func copyIndex() throws(ChangedFiles.Failure) {
    let source = open(tree.index, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else {
      // Before the first file is added there is no index.
      if errno == ENOENT { return }
      throw Self.failure(tree.index)
    }
    defer { close(source) }
    var status = stat()
    guard fstat(source, &status) == 0, FileStamp(status) != nil else {
      throw ChangedFiles.Failure(reason: "\(tree.index): not a regular file")
    }
    let target = open("\(folder)/index", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw Self.failure(folder) }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 262_144)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw Self.failure(tree.index) }
      guard count > 0 else { break }
      guard Self.write(buffer[..<count], to: target) else { throw Self.failure(folder) }
    }
    #if canImport(Darwin)
    let times = [status.st_atimespec, status.st_mtimespec]
    #else
    let times = [status.st_atim, status.st_mtim]
    #endif
    guard futimens(target, times) == 0 else { throw Self.failure(folder) }
  }

  private static func write(_ text: String, to path: String) throws(ChangedFiles.Failure) {
    let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw failure(path) }
    defer { close(target) }
    guard write(Array(text.utf8)[...], to: target) else { throw failure(path) }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure(_ path: String) -> ChangedFiles.Failure {
    ChangedFiles.Failure(reason: "\(path): \(String(cString: strerror(errno)))")
  }

  /// Removes a folder that this program made, with all in it. Links are not followed.
  private static func remove(_ folder: String) {
    for name in Folder.listing(of: folder).names {
      let path = Folder.join(folder, name.text)
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }
}
