import Platform

/// A regular file and its state: another file at the same path, and the same file written anew, have another one.
///
/// The inode distinguishes two files of the same length and time, as after `mv` or a swap of links, and the time of the last
/// change, which no program can set, a file that was overwritten by `cp -p`.
struct FileState: Hashable {
  var stamp: FileStamp
  let identity: FileIdentity
  private var changed: FileTime

  /// Nil for anything but a regular file.
  init?(_ status: stat) {
    guard let stamp = FileStamp(status) else { return nil }
    self.stamp = stamp
    identity = FileIdentity(status)
    #if canImport(Darwin)
    changed = FileTime(status.st_ctimespec)
    #else
    changed = FileTime(status.st_ctim)
    #endif
  }

  /// The state of the file at a path, to which links are followed; nil if it is no regular file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// A file by its device and inode, whatever its names and contents are.
struct FileIdentity: Hashable {
  private var device: UInt64
  private var inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
