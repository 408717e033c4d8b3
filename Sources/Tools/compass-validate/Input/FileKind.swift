import Platform

/// The kind of file at a path.
enum FileKind {
  case file, folder
  /// A pipe, a socket or a device, which may have no end, or no program at the other one.
  case stream
  /// A symbolic link, of which only `followsLinks: false` gets to know.
  case link

  /// Returns the kind of a path; nil if there is nothing or the path can't be inspected.
  init?(_ path: String) {
    guard case .success(let kind?) = Self.look(at: path) else { return nil }
    self = kind
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFREG: self = .file
    default: self = .stream
    }
  }

  /// The reason why a path could not be inspected.
  struct Unknown: Error {
    /// The value of `errno`.
    var code: Int32
  }

  /// Returns the kind of a path; nil if there is nothing.
  ///
  /// - Parameter followsLinks: whether a link counts as its target.
  static func look(at path: String, followsLinks: Bool = true) -> Result<FileKind?, Unknown> {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) != 0 else {
      return .success(FileKind(status))
    }
    let code = errno
    return code == ENOENT || code == ENOTDIR ? .success(nil) : .failure(Unknown(code: code))
  }

  /// Returns the kind of a path; nil if there is nothing. Links are followed.
  ///
  /// - Throws: `FileError` if the path can't be inspected.
  static func found(at path: String) throws(FileError) -> FileKind? {
    do throws(Unknown) {
      return try look(at: path).get()
    } catch {
      throw FileError(.reading, path, code: error.code)
    }
  }

  /// Returns the kind of a name, given by its bytes, in an open folder.
  static func look(at name: UnsafePointer<CChar>, in folder: Int32) -> FileKind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileKind(status)
  }
}
