import Platform

/// What stands at a path.
enum FileKind {
  case file, folder

  /// Nil when there is nothing, or nobody can tell.
  init?(_ path: String) {
    guard case .success(let kind?) = Self.look(at: path) else { return nil }
    self = kind
  }

  private init(_ status: stat) { self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file }

  /// Why nobody can tell what stands at a path.
  struct Unknown: Error {
    /// What `errno` says.
    var code: Int32
  }

  /// What stands at a path, nil when that is nothing.
  ///
  /// - Parameter followsLinks: if not, a link is a file.
  static func look(at path: String, followsLinks: Bool = true) -> Result<FileKind?, Unknown> {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) != 0 else {
      return .success(FileKind(status))
    }
    let code = errno
    return code == ENOENT || code == ENOTDIR ? .success(nil) : .failure(Unknown(code: code))
  }

  /// What stands under a name in an open folder, by its bytes; a link is a file.
  static func look(at name: UnsafePointer<CChar>, in folder: Int32) -> FileKind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileKind(status)
  }
}
