import Platform

/// A work tree of git, and where the parts of its repository are.
///
/// They are looked up with the repository's own settings, by commands that run no program which these could name.
struct WorkTree {
  /// The path of the root, behind all links.
  let root: String
  /// The folder of the work tree's own files, such as its index.
  let gitFolder: String
  let index: String
  let objects: String
  /// The file with the patterns of files that are ignored in this repository only.
  let exclude: String
  /// The file with the first commits of a shallow clone.
  let shallow: String
  /// The hash of objects, `sha1` or `sha256`.
  let objectFormat: String
  /// Settings about files, as git's option `-c` takes them.
  let settings: [String]

  /// The settings about the comparison of files that are kept. None of them names a program.
  private static let kept = [
    "core.filemode", "core.symlinks", "core.ignorecase", "core.precomposeunicode",
    "core.trustctime", "core.checkstat", "core.autocrlf", "core.eol",
  ]
  /// The setting with the file of patterns that a person ignores everywhere.
  private static let excludesFile = "core.excludesfile"

  /// - Parameter folder: a folder of the work tree.
  init(of folder: String) throws(ChangedFiles.Failure) {
    let found = try GitProgram.lookUp(["rev-parse", "--show-toplevel"], in: folder)
    guard found.status == 0 else {
      throw ChangedFiles.Failure(
        reason: """
          git reports the changed files of a repository, and this folder is not in one\(found.saying)
          """)
    }
    guard let root = RealPath.of(found.line) else {
      throw ChangedFiles.Failure(reason: "git's folder \(found.line) can't be looked up")
    }
    let parts = try Self.paths(["index", "objects", "info/exclude", "shallow"], in: root)
    self.root = root
    (gitFolder, index, objects, exclude, shallow) = (
      parts[0], parts[1], parts[2], parts[3], parts[4]
    )
    // Versions before 2.25 know only one format, and print the option.
    let format = try GitProgram.lookUp(["rev-parse", "--show-object-format"], in: root)
    objectFormat = format.line == "sha256" ? "sha256" : "sha1"
    settings = try Self.settings(in: root)
  }

  /// Returns the paths of the repository's folder and of names in it.
  private static func paths(
    _ names: [String], in root: String
  ) throws(ChangedFiles.Failure) -> [String] {
    let found = try GitProgram.lookUp(
      ["rev-parse", "--git-dir"] + names.flatMap { ["--git-path", $0] }, in: root)
    guard found.status == 0 else {
      throw ChangedFiles.Failure(reason: "git rev-parse failed\(found.saying)")
    }
    let lines = found.line.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == names.count + 1 else {
      throw ChangedFiles.Failure(reason: "the path of git's folder has a line feed")
    }
    return lines.map { $0.hasPrefix("/") ? String($0) : Folder.join(root, String($0)) }
  }

  private static func settings(in root: String) throws(ChangedFiles.Failure) -> [String] {
    let names = (kept + [excludesFile]).map { $0.dropFirst("core.".count) }.joined(separator: "|")
    // Without any of them, the status is 1.
    let found = try GitProgram.lookUp(
      ["config", "--null", "--get-regexp", "^core\\.(\(names))$"], in: root)
    var last: [String: String] = [:]
    for member in found.output.split(separator: 0) {
      let text = String(decoding: member, as: UTF8.self)
      let name = String(text.prefix { $0 != "\n" })
      // A name without a value is true.
      last[name] = text == name ? name : "\(name)=\(text.dropFirst(name.count + 1))"
    }
    var settings = kept.compactMap { last[$0] }
    guard last[excludesFile] != nil else { return settings.flatMap { ["-c", $0] } }
    let file = try GitProgram.lookUp(["config", "--type=path", "--get", excludesFile], in: root)
    // Opening a pipe would wait for its writer.
    if file.status == 0, FileStamp(path: file.line) != nil {
      settings.append("\(excludesFile)=\(file.line)")
    }
    return settings.flatMap { ["-c", $0] }
  }

  /// Returns the commit that a revision names; nil if git knows none.
  func commit(of revision: String) throws(ChangedFiles.Failure) -> String? {
    let found = try GitProgram.lookUp(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    return found.status == 0 ? found.line : nil
  }
}
