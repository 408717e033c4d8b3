import Platform

/// A time of a file, as exact as the file system keeps it.
struct FileTime: Hashable {
  private var seconds: Int
  private var nanoseconds: Int

  init(_ time: timespec) {
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
