import Platform

/// An unnamed temporary file that is written and read by position.
final class TemporaryFile: Sendable {
  private let descriptor: Int32

  /// The number of bytes that are read at once.
  static let pieceSize = 65_536

  /// Makes an empty file in the folder for temporary files.
  init() throws(FileError) {
    let folder = Self.folder(getenv("TMPDIR").map { String(cString: $0) })
    var template = Array("\(folder)/compass-validate.XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(.writing, "temporary file", code: errno) }
    unlink(template)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the folder of temporary files. An empty `TMPDIR` counts as unset.
  ///
  /// - Parameter variable: the value of `TMPDIR`.
  static func folder(_ variable: String?) -> String {
    guard let variable, !variable.isEmpty else { return "/tmp" }
    return variable
  }

  /// Writes bytes at a position; false if not all of them can be written.
  func write(_ bytes: [UInt8], at start: Int) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written,
          off_t(start + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Returns bytes from a position, at least one.
  func read(at start: Int, count: Int) throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(start))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw FileError(.reading, "temporary file", code: count == 0 ? EIO : errno)
      }
      return count == buffer.count ? buffer : Array(buffer[..<count])
    }
  }
}
