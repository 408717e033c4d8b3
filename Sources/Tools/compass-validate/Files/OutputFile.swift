import Platform

/// The file that transformed values are written to: complete at its place, or not there.
///
/// A regular file is written beside its place and moved there by `commit`, as `FileReplacement` does it. Anything else, such
/// as standard output, a device or a pipe, is written directly and keeps what was written to it before.
struct OutputFile: ~Copyable {
  /// The path of the command line, for errors.
  private let path: String
  private let target: Target
  private let descriptor: Int32
  private var stream: OutputStream
  private var isEnded = false

  /// The owner of the descriptor, and the destination of the file.
  private enum Target {
    /// The caller's descriptor, which stays open.
    case inherited
    case opened
    /// A file that is moved to its destination.
    case replacement(FileReplacement)
  }

  /// - Parameter expectation: The file that a regular file replaces.
  /// - Throws: `FileError` if the file can't be written, or if a signal has arrived.
  init(
    path: String, replacing expectation: FileReplacement.Expectation = .anything
  ) throws(FileError) {
    try Interruption.check()
    let opened = try Self.open(OutputPlace(path), path, expectation)
    self.path = path
    (descriptor, target) = opened
    stream = OutputStream(descriptor, path: path == "-" ? OutputStream.standardOutputName : path)
  }

  private static func open(
    _ place: OutputPlace, _ path: String, _ expectation: FileReplacement.Expectation
  ) throws(FileError) -> (descriptor: Int32, Target) {
    switch place {
    case .descriptor(let number):
      // Opened once more by its name, a file would be written from its start.
      let flags = fcntl(number, F_GETFL)
      guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
        let name = path == "-" ? OutputStream.standardOutputName : path
        throw FileError(.writing, name, code: EBADF)
      }
      return (number, .inherited)
    case .stream(let place): return (try openDirectly(place, path), .opened)
    case .file(let destination, _):
      let file = try FileReplacement(destination, path: path, replacing: expectation)
      return (file.descriptor, .replacement(file))
    }
  }

  /// Opens a device, or a pipe, which may have to wait for its reader. A file keeps its contents.
  private static func openDirectly(
    _ place: String, _ path: String
  ) throws(FileError) -> Int32 {
    while true {
      let descriptor = systemOpen(place, O_WRONLY | O_APPEND | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw FileError(.writing, path, code: errno) }
      try Interruption.check()
    }
  }

  /// Whether written bytes take effect at once and can't be taken back.
  var isStream: Bool {
    if case .replacement = target { false } else { true }
  }

  deinit {
    if case .opened = target, !isEnded { close(descriptor) }
  }

  /// Appends a value's JSON and a line feed.
  mutating func writeLine(_ body: (inout [UInt8]) -> Void) throws(FileError) {
    try stream.write { bytes in
      body(&bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends bytes.
  mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try stream.write(bytes)
  }

  /// Writes what is left and moves the file to its place.
  ///
  /// - Throws: `FileError` if that fails or a signal has arrived; an older file is unchanged then.
  mutating func commit() throws(FileError) {
    try stream.flush()
    try Interruption.check()
    switch target {
    case .inherited: break
    case .opened:
      isEnded = true
      guard close(descriptor) == 0 else { throw FileError(.writing, path, code: errno) }
    case .replacement(let file): try file.commit()
    }
  }
}

/// `open(2)` by a name that the file's own methods don't hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
