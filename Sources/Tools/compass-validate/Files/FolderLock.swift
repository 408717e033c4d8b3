import CFileSystem
import Platform

/// A lock of a folder, so that only one process at a time reads and then replaces a file in it.
///
/// It is that of a file, which the system takes from a process that ends. The file is removed in the end; one that remains
/// locks nothing.
struct FolderLock {
  /// The name of the file.
  static let fileName = ".compass-validate.lock"
  /// The seconds that other processes are waited for.
  static let maximumSeconds = 10

  private let path: String
  private let descriptor: Int32

  /// Waits for the lock of the folder of a file, behind links; nil if the file is not one that is replaced, or if its
  /// file system has no locks. Then only the check before a file is moved protects the changes of others.
  ///
  /// - Throws: `FileError` if other processes have the lock for too long, or if a signal has arrived.
  init?(for path: String, seconds: Int = maximumSeconds) throws(FileError) {
    guard case .file(let destination, _) = try OutputPlace(path) else { return nil }
    let file = OutputPlace.folder(of: destination) + Self.fileName
    // A fiftieth of a second at a time.
    for _ in 0...max(seconds, 0) * 50 {
      try Interruption.check()
      let flags = O_CREAT | O_CLOEXEC | O_NOFOLLOW
      var descriptor = open(file, flags | O_RDWR, 0o666)
      // Some file systems lock only what is open for writing, but the file may be another user's.
      if descriptor < 0, errno == EACCES { descriptor = open(file, flags | O_RDONLY, 0o666) }
      guard descriptor >= 0 else {
        if errno == EINTR { continue }
        throw FileError(.writing, file, code: errno)
      }
      switch compass_lock_file(descriptor) {
      case 0 where Self.isStill(descriptor, at: file):
        (self.path, self.descriptor) = (file, descriptor)
        return
      // The process that had the lock has removed the file since it was opened.
      case 0, EINTR: close(descriptor)
      case EWOULDBLOCK:
        close(descriptor)
        usleep(20_000)
      default:
        // Where no process can lock the file, none has.
        unlink(file)
        close(descriptor)
        return nil
      }
    }
    throw FileError(
      .writing, path,
      reason: "not written: other runs have kept \(file) locked for \(seconds) seconds")
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var (own, found) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, lstat(path, &found) == 0 else { return false }
    return FileIdentity(own) == FileIdentity(found)
  }

  /// Removes the lock.
  func end() {
    unlink(path)
    close(descriptor)
  }
}
