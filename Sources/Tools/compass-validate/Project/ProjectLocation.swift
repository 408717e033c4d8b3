import Platform

/// The path of a project file.
struct ProjectLocation: Equatable {
  /// The path of the file, as findings name it.
  var path: String
  /// The path of its folder from the working folder on, which is empty or ends with a slash.
  var prefix: String

  /// The name of project files.
  static let fileName = "compass-validate.json"

  /// The folders above the working folder that are looked into at most.
  private static let maximumDepth = 256

  /// The file at a path.
  init(path: String) {
    self.path = path
    prefix = OutputPlace.folder(of: path)
  }

  /// Returns the file of the working folder or of the closest folder above it that has one; nil if no folder does.
  ///
  /// The search ends at the root of a work tree of git or of the file system.
  ///
  /// - Throws: `FileError` if a folder can't be looked into, in which the file may be.
  static func find() throws(FileError) -> ProjectLocation? {
    try first { (folder) throws(FileError) in
      try FileKind.found(at: folder + fileName) == .file
    }.map { ProjectLocation(path: $0 + fileName) }
  }

  /// Returns the path that a file in the root of the work tree of git would have, or in the working folder outside of a
  /// work tree.
  static func root() throws(FileError) -> ProjectLocation {
    ProjectLocation(path: (try first(where: isWorkTree) ?? "") + fileName)
  }

  /// Returns the first of the working folder and those above it for which a condition holds, up to the root of a work tree
  /// or of the file system.
  private static func first(
    where isWanted: (_ folder: String) throws(FileError) -> Bool
  ) throws(FileError) -> String? {
    var folder = ""
    for _ in 0..<maximumDepth {
      if try isWanted(folder) { return folder }
      if try isWorkTree(folder) { return nil }
      if try isFileSystemRoot(folder) { return nil }
      folder += "../"
    }
    return nil
  }

  private static func isWorkTree(_ folder: String) throws(FileError) -> Bool {
    try FileKind.found(at: folder + ".git") != nil
  }

  private static func isFileSystemRoot(_ prefix: String) throws(FileError) -> Bool {
    try identity(of: prefix + ".") == identity(of: prefix + "..")
  }

  private static func identity(of folder: String) throws(FileError) -> FileIdentity {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw FileError(.reading, folder, code: errno) }
    return FileIdentity(status)
  }
}

/// Paths behind all links.
enum RealPath {
  /// Returns the path of a file or folder that exists, from the root of the file system on; nil if it does not.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path of a file or folder, from the root of the file system on; nil if it does not exist.
  ///
  /// - Throws: `FileError` if it can't be looked up.
  static func found(at path: String) throws(FileError) -> String? {
    if let real = of(path) { return real }
    guard errno != ENOENT, errno != ENOTDIR else { return nil }
    throw FileError(.reading, path.isEmpty ? "." : path, code: errno)
  }

  /// Returns the path of a name whose folder exists. A link that is the name itself is not followed.
  static func ofName(_ path: String) throws(FileError) -> String? {
    let folder = OutputPlace.folder(of: path)
    let name = String(path.dropFirst(folder.count))
    guard !name.isEmpty, name != ".", name != ".." else { return try found(at: path) }
    return try found(at: folder).map { Folder.join($0, name) }
  }
}
