/// A thread of the system with a stack of its own size.
package struct POSIXThread {
  #if os(Windows) || os(WASI)
  /// Starts a thread. This system has none.
  package static func start(
    stackSize: Int, _ run: @escaping @Sendable () -> Void
  ) -> POSIXThread? {
    nil
  }

  /// Waits until the thread has ended.
  package func join() {}
  #else
  private let thread: pthread_t

  /// The function of a thread, behind one reference.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread, or returns nil when the system has none to give.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack in bytes.
  ///   - run: The function to call on it.
  package static func start(
    stackSize: Int, _ run: @escaping @Sendable () -> Void
  ) -> POSIXThread? {
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
    return POSIXThread(thread: thread)
  }

  /// Waits until the thread has ended.
  package func join() { pthread_join(thread, nil) }
  #endif
}
