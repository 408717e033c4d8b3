#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file that transformed values are written to: complete at its place, or not there.
///
/// A regular file is written beside its place and moved there by `commit`; `-` is standard output, and
/// anything else that exists, such as a device or a pipe, is written directly.
struct OutputFile: ~Copyable {
  /// The path as it was given, for errors.
  private let path: String
  /// The path behind links.
  private let destination: String
  private let temporaryPath: String?
  private let descriptor: Int32
  private var stream: OutputStream
  private var isCommitted = false

  init(path: String) throws(FileError) {
    self.path = path
    destination = Self.resolved(path)
    guard path != "-" else {
      temporaryPath = nil
      descriptor = 1
      stream = .standardOutput()
      return
    }
    var status = stat()
    let exists = stat(destination, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      temporaryPath = nil
      descriptor = open(destination, O_WRONLY | O_CLOEXEC)
    } else {
      var template = Array("\(destination).XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      temporaryPath = String(
        decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // The permissions of the file that is replaced, or those that a new file would get.
      let mask = umask(0)
      _ = umask(mask)
      if descriptor >= 0 {
        _ = fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o666 & ~mask)
      }
    }
    guard descriptor >= 0 else { throw FileError(.writing, path, code: errno) }
    stream = OutputStream(descriptor, path: path)
  }

  /// Whether what is written is there at once and can't be taken back.
  var isStream: Bool { temporaryPath == nil }

  deinit {
    if !isCommitted, let temporaryPath {
      close(descriptor)
      unlink(temporaryPath)
    }
  }

  /// The path behind links, so that a link stays one and its target is written; the path itself where
  /// nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard path != "-", let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
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

  /// Puts the file in its place.
  mutating func commit() throws(FileError) {
    try stream.flush()
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
