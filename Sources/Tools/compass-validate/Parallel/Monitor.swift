import Platform

/// A value behind a lock, and a condition to wait for (POSIX threads).
final class Monitor<Value: ~Copyable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: consuming sending Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Who holds the lock mostly needs it for less time than sleeping and waking take, and who is woken often runs on the
  /// processor of the one that woke it.
  private func lock() {
    for _ in 0..<Self.attempts {
      if pthread_mutex_trylock(mutex) == 0 { return }
      sched_yield()
    }
    pthread_mutex_lock(mutex)
  }

  /// Some dozens of microseconds.
  private static var attempts: Int { 100 }

  /// Changes the value and wakes those who wait.
  ///
  /// - Parameter isAwaited: whether somebody may wait for the new value; waking a thread in vain takes time from those
  ///   that work.
  func update<Result>(
    _ body: (inout Value) -> Result, wakingIf isAwaited: (borrowing Value) -> Bool = { _ in true }
  ) -> Result {
    lock()
    defer {
      let wakes = isAwaited(value)
      pthread_mutex_unlock(mutex)
      if wakes { pthread_cond_broadcast(condition) }
    }
    return body(&value)
  }

  /// Waits until `body` has a result, at first without sleeping.
  ///
  /// - Parameter isAwaited: whether somebody may wait for the value as `body` has left it with its result.
  func wait<Result>(
    until body: (inout Value) -> Result?,
    wakingIf isAwaited: (borrowing Value) -> Bool = { _ in false }
  ) -> Result {
    var attempt = 0
    lock()
    while true {
      if let result = body(&value) {
        let wakes = isAwaited(value)
        pthread_mutex_unlock(mutex)
        if wakes { pthread_cond_broadcast(condition) }
        return result
      }
      if attempt < Self.attempts {
        attempt += 1
        pthread_mutex_unlock(mutex)
        sched_yield()
        lock()
      } else {
        pthread_cond_wait(condition, mutex)
      }
    }
  }
}
