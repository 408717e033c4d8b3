#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file, or standard input, that is open for reading.
struct InputFile: ~Copyable {
  let path: String
  private let descriptor: Int32

  /// Opens a file; `-` is standard input. A folder can't be opened.
  init(path: String) throws(FileError) {
    self.path = path == "-" ? "<stdin>" : path
    descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(.reading, path, code: errno)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(.reading, path, reason: "is a directory")
    }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  /// Fills `buffer` from its start and says how many bytes came; 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      let count = systemRead(descriptor, buffer)
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(.reading, path, code: errno) }
    }
  }

  /// The whole file.
  ///
  /// - Parameter limit: the most bytes that it may have; a longer one is not read to its end.
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let size = isRegular ? Int(status.st_size) : 0
    guard size <= limit else { throw tooLong(limit) }
    var bytes: [UInt8] = []
    var room = Swift.max(size + 1, 65_536)
    while true {
      let start = bytes.count
      var failure: FileError?
      // Grows by what is read alone; the room behind it is never seen.
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(FileError) {
          count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if part.isEmpty { return bytes }
      if start == 0 { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw tooLong(limit) }
      room = 65_536
    }
  }

  private func tooLong(_ limit: Int) -> FileError {
    FileError(.reading, path, reason: "longer than the limit of \(limit) bytes")
  }
}

/// `read(2)` by a name that the file's own methods don't hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
