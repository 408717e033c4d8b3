import Platform

/// The length and modification time of a regular file, which change when it is written.
struct FileStamp: Hashable {
  var size: Int
  private var modified: FileTime

  /// Nil when this is no regular file.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
    modified = FileTime(status.st_mtimespec)
    #else
    modified = FileTime(status.st_mtim)
    #endif
  }

  /// The stamp of an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of the file at a path.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// A time of a file, as exact as the file system keeps it.
struct FileTime: Hashable {
  private var seconds: Int
  private var nanoseconds: Int

  init(_ time: timespec) {
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
