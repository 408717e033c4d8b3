import Platform

/// Makes folders for files to write.
enum NewFolder {
  /// Makes a folder and those around it, unless they exist.
  ///
  /// - Throws: `FileError` with the folder that can't be made.
  static func make(_ path: String) throws(FileError) {
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      // A slash at the start belongs to the first name.
      let next = path.utf8.index(after: end)
      end = path.utf8[next...].firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      try makeOne(String(path[..<end]))
    }
  }

  private static func makeOne(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let code = errno
    // Some systems report another reason first for a folder that exists, such as one that can't be written to.
    if FileKind(path) == .folder { return }
    throw FileError(.writing, path, code: code == EEXIST ? ENOTDIR : code)
  }
}
