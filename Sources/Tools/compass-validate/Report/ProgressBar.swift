#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A progress bar on standard error, shown only on a terminal and after the first second.
struct ProgressBar: ~Copyable {
  private let isShown: Bool
  /// The number of bytes to read, or nil if it is not known.
  private let total: Int?
  private let started = Self.now()
  private var lastDrawn = 0.0
  private var isDrawn = false

  init(total: Int?) {
    self.total = total
    isShown = isatty(2) == 1
  }

  /// Redraws the bar, at most ten times a second.
  ///
  /// - Parameter done: the number of bytes read.
  mutating func update(done: Int) {
    guard isShown else { return }
    let elapsed = Self.now() - started
    guard elapsed >= 1, elapsed - lastDrawn >= 0.1 else { return }
    lastDrawn = elapsed
    isDrawn = true
    Self.print("\r\u{1B}[K" + Self.line(done: done, total: total, elapsed: elapsed))
  }

  /// Removes the bar to make room for other output.
  mutating func clear() {
    guard isDrawn else { return }
    isDrawn = false
    Self.print("\r\u{1B}[K")
  }

  /// Returns the text of the bar, such as ` 45% [#########...........] 120.3 MB/s, 0:05 left`.
  static func line(done: Int, total: Int?, elapsed: Double) -> String {
    let rate = Double(done) / max(elapsed, 0.001)
    let tenths = Int(min(rate / 100_000, 1e12))
    let speed = "\(tenths / 10).\(tenths % 10) MB/s"
    guard let total, total > 0 else { return "\(done / 1_000_000) MB, \(speed)" }
    let part = min(Double(done) / Double(total), 1)
    let filled = Int(part * 20)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 20 - filled)
    let percent = "\(Int(part * 100))"
    let left = rate > 0 ? Int(min(Double(max(total - done, 0)) / rate, 359_999)) : 0
    let seconds = left % 60
    return String(repeating: " ", count: 3 - percent.utf8.count) + "\(percent)% [\(bar)] \(speed), "
      + "\(left / 60):\(seconds < 10 ? "0" : "")\(seconds) left"
  }

  /// Seconds of a clock that only goes forward.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func print(_ text: String) {
    _ = text.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  }
}
