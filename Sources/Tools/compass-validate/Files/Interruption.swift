import Platform

/// Signals that end a run: it cleans up first, then ends as the signal would have ended it.
enum Interruption {
  /// The signal that came, or 0. Only ever written by the handler.
  private nonisolated(unsafe) static let received = {
    let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    place.initialize(to: 0)
    return place
  }()

  /// Those that a person, a shell, a timer or a limit of processor time sends.
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  /// Notes these signals from now on instead of ending at once, and reports a closed pipe, or a file that
  /// may not grow, as an error. A signal that the caller ignores, as `nohup` does, stays ignored.
  static func watch() {
    _ = received
    // Without SA_RESTART, so that a read that is waiting ends and the signal is seen.
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { Interruption.received.pointee = $0 }
    #else
    action.__sigaction_handler.sa_handler = { Interruption.received.pointee = $0 }
    #endif
    for number in signals where !isIgnored(number) { sigaction(number, &action, nil) }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A caller's thread may have held them back, and that is inherited.
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals + [SIGPIPE] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // C's SIG_IGN is the number 1 in a handler's place, which no function has.
    #if canImport(Darwin)
    return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }

  /// Whether a signal has come; what is being made is of no use then. Any thread may ask.
  static var isPending: Bool { received.pointee != 0 }

  /// Throws when a signal has come.
  static func check() throws(FileError) {
    if isPending {
      throw FileError(.interrupted, "compass-validate", reason: "interrupted")
    }
  }

  /// Calls `body` with signals blocked, so that the threads it creates leave them to this one.
  ///
  /// - Parameter body: the function to call with the former signal mask.
  static func withSignalsBlocked(_ body: (_ former: sigset_t) -> Void) {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, &former)
    body(former)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Calls `body` with no other signals held back than these.
  static func withSignalMask(_ mask: sigset_t, _ body: () -> Void) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    body()
  }

  /// Ends the program as the signal does that came.
  static func end() -> Never { end(by: received.pointee) }

  /// Ends the program as by an unhandled signal.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
