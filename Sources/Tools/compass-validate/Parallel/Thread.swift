import Platform

#if canImport(Glibc)
private let addressSpaceLimit = Int32(RLIMIT_AS.rawValue)
private let stackLimit = Int32(RLIMIT_STACK.rawValue)
#else
private let addressSpaceLimit = RLIMIT_AS
private let stackLimit = RLIMIT_STACK
#endif

/// A thread with the stack of a main thread.
struct Thread {
  private let thread: POSIXThread

  /// As much as the main thread mostly has.
  private static let stackSize = 8_388_608

  /// The bytes of address space that a thread may take: its stack and its arena of the heap, which is reserved as
  /// a whole and, to align it, at twice its size.
  private static let addressSpace = 134_217_728

  /// The most threads at once under a limit of the address space; unlimited without one.
  static var most: Int {
    resourceLimit(addressSpaceLimit).map { max($0 / addressSpace, 1) } ?? .max
  }

  /// Calls `body` where it has as much stack as any thread has: here, unless this is the main thread and the
  /// caller gave it less. Signals reach `body` alone.
  static func withFullStack(_ body: @escaping @Sendable () -> Void) {
    guard let size = resourceLimit(stackLimit), size < stackSize else { return body() }
    var isDone = false
    Interruption.withSignalsBlocked { former in
      guard let thread = start({ Interruption.withSignalMask(former, body) }) else { return }
      thread.join()
      isDone = true
    }
    if !isDone { body() }
  }

  /// Returns a limit of the process in bytes, or nil if there is none.
  private static func resourceLimit(_ resource: Int32) -> Int? {
    var limit = rlimit()
    // RLIM_INFINITY is a number that no count of bytes reaches.
    guard getrlimit(resource, &limit) == 0, let size = Int(exactly: limit.rlim_cur), size < .max
    else { return nil }
    return size
  }

  /// Starts a thread, or returns nil when the system has none to give.
  static func start(_ run: @escaping @Sendable () -> Void) -> Thread? {
    POSIXThread.start(stackSize: stackSize, run).map(Thread.init)
  }

  /// Waits until the thread has ended.
  func join() { thread.join() }
}
