#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A POSIX thread.
struct Thread {
  private let thread: pthread_t

  /// What the thread runs, behind one reference.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as the main thread has.
  private static let stackSize = 8_388_608

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
