import Platform

/// The clock of a run, which times payloads for a format that shows times.
struct RunClock: Sendable {
  /// Returns the microseconds since a fixed moment.
  var now: @Sendable () -> Int

  /// A clock that only goes forward.
  static let monotonic = RunClock {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }
}
