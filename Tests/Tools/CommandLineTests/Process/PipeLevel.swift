import Foundation

/// The number of bytes in a pipe.
enum PipeLevel {
  /// Returns the bytes that wait for their reader.
  static func bytes(in pipe: FileHandle) -> Int {
    var count: Int32 = 0
    guard ioctl(pipe.fileDescriptor, UInt(FIONREAD), &count) == 0 else { return 0 }
    return Int(count)
  }
}
