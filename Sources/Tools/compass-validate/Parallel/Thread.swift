#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(Glibc)
private let addressSpaceLimit = Int32(RLIMIT_AS.rawValue)
private let stackLimit = Int32(RLIMIT_STACK.rawValue)
#else
private let addressSpaceLimit = RLIMIT_AS
private let stackLimit = RLIMIT_STACK
#endif

/// A POSIX thread.
struct Thread {
  private let thread: pthread_t

  /// The function of a thread, behind one reference.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

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
    let body = Unmanaged.passRetained(Body(run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    #else
    var number = pthread_t()
    let code = pthread_create(
      &number, &attributes,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    let thread: pthread_t? = number
    #endif
    pthread_attr_destroy(&attributes)
    guard code == 0, let thread else {
      body.release()
      return nil
    }
    return Thread(thread: thread)
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }
}
