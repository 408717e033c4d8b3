import Foundation

/// The CPU time of the calling thread, which other processes on the machine do not lengthen.
enum CPUClock {
  /// Nanoseconds since some fixed moment of this thread.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Returns the nanoseconds that `body` takes.
  static func time<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = now
    try body()
    return Double(now - start)
  }
}
