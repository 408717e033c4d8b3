import Platform

/// A regular file that is replaced, as it was when the writing of the new one began.
struct FormerFile {
  let state: FileState
  let attributes: FileAttributes
  /// The number of names that the file has.
  let linkCount: Int

  /// Returns the file at a path, which is not a link; nil if there is nothing.
  ///
  /// - Throws: the value of `errno`; 0 if there is something else than a regular file.
  static func at(_ path: String) throws(LookingError) -> FormerFile? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw LookingError(code: errno)
    }
    guard let state = FileState(status) else { throw LookingError(code: 0) }
    return FormerFile(
      state: state, attributes: FileAttributes(status), linkCount: Int(status.st_nlink))
  }

  /// The reason why a path could not be inspected, or has no regular file.
  struct LookingError: Error {
    /// The value of `errno`, or 0.
    var code: Int32
  }

  /// Returns whether another look found the same file, and nothing about it has changed.
  func isUnchanged(_ other: FormerFile?) -> Bool { other?.state == state }

  /// Returns whether the file was moved, but not changed otherwise: moving it sets the time of its last change.
  func isOnlyMoved(_ other: FormerFile?) -> Bool {
    guard let other else { return false }
    return other.state.identity == state.identity && other.state.stamp == state.stamp
      && other.attributes == attributes && other.linkCount == linkCount
  }
}
