import Platform

/// An unnamed temporary file for output that must wait for the text before it.
struct SpillFile: ~Copyable {
  private let descriptor: Int32
  private var stream: OutputStream

  private static let name = "temporary file"

  init() throws(FileError) {
    let folder = TemporaryFile.folder(getenv("TMPDIR").map { String(cString: $0) })
    var template = Array("\(folder)/compass-validate.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    self.descriptor = descriptor
    stream = OutputStream(descriptor, path: Self.name)
    guard descriptor >= 0 else { throw FileError(.writing, Self.name, code: errno) }
    unlink(template)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    try stream.write { $0.append(contentsOf: bytes) }
  }

  /// Moves all bytes to a stream.
  mutating func move(to other: inout OutputStream) throws(FileError) {
    try stream.flush()
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw FileError(.reading, Self.name, code: errno)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.writing, Self.name, code: errno) }
      if count == 0 { break }
      try other.write { $0.append(contentsOf: buffer[..<count]) }
    }
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw FileError(.writing, Self.name, code: errno)
    }
  }
}
