#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file that transformed values are written to: complete at its place, or not there.
///
/// A regular file is written beside its place and moved there by `commit`, and a signal is noted as long as
/// it is on its way; `-` is standard output, and anything else that exists, such as a device or a pipe, is
/// written directly.
struct OutputFile: ~Copyable {
  /// The path of the command line, for errors.
  private let path: String
  /// The path behind links.
  private let destination: String
  private let temporaryPath: String?
  private let descriptor: Int32
  private var stream: OutputStream
  private var isCommitted = false

  /// - Throws: `FileError` if the file can't be written, or if a signal has arrived.
  init(path: String) throws(FileError) {
    let destination = Self.resolved(path)
    let opened = try Self.open(destination, path)
    self.path = path
    self.destination = destination
    temporaryPath = opened.temporaryPath
    descriptor = opened.descriptor
    stream = OutputStream(descriptor, path: path == "-" ? "standard output" : path)
  }

  private static func open(
    _ destination: String, _ path: String
  ) throws(FileError) -> (descriptor: Int32, temporaryPath: String?) {
    try Interruption.check()
    guard path != "-" else { return (1, nil) }
    var status = stat()
    let exists = stat(destination, &status) == 0
    // A missing file can be created; a name that can't be looked up can't be the target of a move.
    guard exists || errno == ENOENT else { throw FileError(.writing, path, code: errno) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return (try openDirectly(destination, path), nil)
    }
    // From here on a signal must not end the program before the file is removed.
    Interruption.watch()
    // A name that is as long as a name may be has no room for more.
    var template = Array("\(folder(of: destination))compass-validate.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(.writing, path, code: errno) }
    // The permissions of the file that is replaced, or those that a new file would get.
    let mask = umask(0)
    _ = umask(mask)
    _ = fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o666 & ~mask)
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    return (descriptor, String(decoding: bytes, as: UTF8.self))
  }

  /// Opens a device, or a pipe, which may have to wait for its reader.
  private static func openDirectly(
    _ destination: String, _ path: String
  ) throws(FileError) -> Int32 {
    while true {
      let descriptor = systemOpen(destination, O_WRONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw FileError(.writing, path, code: errno) }
      try Interruption.check()
    }
  }

  /// Whether written bytes take effect at once and can't be taken back.
  var isStream: Bool { temporaryPath == nil }

  deinit {
    if !isCommitted, let temporaryPath {
      close(descriptor)
      unlink(temporaryPath)
    }
  }

  /// Returns the path behind links, so that a link stays one and its target is written, though nothing may be there
  /// yet.
  private static func resolved(_ path: String) -> String {
    guard path != "-" else { return path }
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var place = path
    // Each link leads on; the system gives up after as many.
    for _ in 0..<40 {
      guard let target = target(of: place) else { return place }
      place = target.hasPrefix("/") ? target : folder(of: place) + target
    }
    return path
  }

  /// Returns the target of a link, or nil if there is none.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns a path up to its last slash; empty for the working folder.
  private static func folder(of path: String) -> String {
    let bytes = path.utf8
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
    return String(path[..<(end ?? path.startIndex)])
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

  /// Moves the file to its place.
  ///
  /// - Throws: `FileError` if that fails or a signal has arrived; an older file is unchanged then.
  mutating func commit() throws(FileError) {
    try stream.flush()
    try Interruption.check()
    guard let temporaryPath else { return }
    guard close(descriptor) == 0, rename(temporaryPath, destination) == 0 else {
      let code = errno
      unlink(temporaryPath)
      isCommitted = true
      throw FileError(.writing, path, code: code)
    }
    isCommitted = true
  }
}

/// `open(2)` by a name that the file's own methods don't hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
