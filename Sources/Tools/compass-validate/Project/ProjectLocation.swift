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
  static func find() -> ProjectLocation? {
    folders.lazy.map { ProjectLocation(path: $0 + fileName) }.first { FileKind($0.path) == .file }
  }

  /// Returns the path that a file in the root of the work tree of git would have, or in the working folder outside of a
  /// work tree.
  static func root() -> ProjectLocation {
    let root = folders.first { isWorkTree($0) } ?? ""
    return ProjectLocation(path: root + fileName)
  }

  /// The paths of the working folder and those above it, up to the root of a work tree or of the file system.
  private static var folders: some Sequence<String> {
    sequence(first: "") { folder in
      isWorkTree(folder) || isFileSystemRoot(folder) ? nil : folder + "../"
    }.prefix(maximumDepth)
  }

  private static func isWorkTree(_ folder: String) -> Bool { FileKind(folder + ".git") != nil }

  private static func isFileSystemRoot(_ prefix: String) -> Bool {
    var (here, above) = (stat(), stat())
    guard stat(prefix + ".", &here) == 0, stat(prefix + "..", &above) == 0 else { return true }
    return here.st_dev == above.st_dev && here.st_ino == above.st_ino
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

  /// Returns the path of a name whose folder exists. A link that is the name itself is not followed.
  static func ofName(_ path: String) -> String? {
    let folder = OutputPlace.folder(of: path)
    let name = String(path.dropFirst(folder.count))
    guard !name.isEmpty, name != ".", name != ".." else { return of(path) }
    return of(folder).map { Folder.join($0, name) }
  }
}
