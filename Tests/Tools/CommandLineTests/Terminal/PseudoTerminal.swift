import Foundation

/// A terminal that a test holds the other end of.
final class PseudoTerminal {
  /// The system has none to give.
  struct Unavailable: Error {}

  private let controller: Int32
  /// The end that the tool writes to.
  let terminal: FileHandle
  private(set) var text = ""

  /// `openpty(3)`, which not every module of the C library declares.
  private typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32

  init() throws {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty") else { throw Unavailable() }
    let openPTY = unsafeBitCast(symbol, to: OpenPTY.self)
    var (controller, descriptor) = (Int32(-1), Int32(-1))
    guard openPTY(&controller, &descriptor, nil, nil, nil) == 0 else { throw Unavailable() }
    self.controller = controller
    terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(controller) }

  /// Takes what has been written so far.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Foundation.read(controller, &buffer, buffer.count)
      guard count > 0 else { return }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
