import Diagnostics
import Platform

/// A file descriptor that is written to in large pieces.
struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  /// Whether people see the bytes: JSON that programs compare is then written with escapes too.
  private let isTerminal: Bool

  private static let capacity = 65_536

  /// The name of standard output in errors.
  static let standardOutputName = "standard output"

  static func standardOutput() -> OutputStream { OutputStream(1, path: standardOutputName) }
  static func standardError() -> OutputStream { OutputStream(2, path: "standard error") }

  /// - Parameter path: the descriptor's name in errors.
  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.capacity)
  }

  mutating func write(_ text: String) throws(FileError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Lets `body` append bytes to what is about to be written.
  mutating func write(_ body: (inout [UInt8]) -> Void) throws(FileError) {
    body(&buffer)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Lets `body` append bytes in pieces: after each one it calls its second parameter, which writes what has become much.
  mutating func writePieces(
    _ body: (inout [UInt8], (inout [UInt8]) -> Void) -> Void
  ) throws(FileError) {
    var bytes = buffer
    buffer = []
    var failure: FileError?
    body(&bytes) { bytes in
      guard bytes.count >= Self.capacity else { return }
      do throws(FileError) {
        if failure == nil { try writeNow(bytes) }
      } catch {
        failure = error
      }
      bytes.removeAll(keepingCapacity: true)
    }
    if let failure { throw failure }
    buffer = bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Writes bytes; many at once are not copied.
  mutating func write(_ bytes: [UInt8]) throws(FileError) {
    guard bytes.count >= Self.capacity else { return try write { $0.append(contentsOf: bytes) } }
    try flush()
    try writeNow(bytes)
  }

  /// Returns bytes in which no character controls a terminal, except for colors.
  private static func shown(_ bytes: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    bytes.withUnsafeBufferPointer { PrintableText.append(json: $0, to: &shown) }
    return shown
  }

  /// Writes what is left.
  mutating func flush() throws(FileError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try writeNow(buffer)
  }

  private func writeNow(_ bytes: [UInt8]) throws(FileError) {
    let bytes = isTerminal ? Self.shown(bytes) : bytes
    var written = 0
    while written < bytes.count {
      // Standard error may report why the run ends, so a signal only cuts waiting for it short.
      if descriptor != 2 { try Interruption.check() }
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0, from: written) }
      guard count <= 0 else {
        written += count
        continue
      }
      // Nothing was written, and yet nothing is wrong: there is no reason to expect more of the next time.
      let code = count == 0 ? EIO : errno
      switch code {
      case EINTR: try Interruption.check()
      case EAGAIN: Readiness.wait(for: descriptor, POLLOUT)
      default: throw FileError(.writing, path, code: code)
      }
    }
  }
}

/// `write(2)` by a name that the stream's own methods don't hide.
private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int
) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
  return write(descriptor, rest.baseAddress, rest.count)
}
