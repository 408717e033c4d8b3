/// How much work one call may do before it throws `MatchError.budgetExceeded` or `memoryExceeded`.
///
/// The limits hold for the whole call, whatever the number of places where a match could start.
public struct MatchLimits: Hashable, Sendable {
  /// The steps of the search, beyond 16 for each character of the subject.
  ///
  /// A step is one element of the pattern tried at one place; in a run such as `a*`, eight characters
  /// are one step. Compiled code gets a comparable amount of work.
  public var steps: Int
  /// The memory for places to go back to, in bytes.
  public var heap: Int

  /// 5,000,000 steps, which take a few hundredths of a second, and 256 MiB.
  public static var standard: MatchLimits { MatchLimits() }

  /// These limits; what is left out is as in `standard`.
  public init(steps: Int = 5_000_000, heap: Int = 256 << 20) {
    self.steps = steps
    self.heap = heap
  }

  /// The steps allowed in a subject of this many characters.
  @inline(__always)
  func steps(forLength length: Int) -> Int {
    let (sum, overflow) = steps.addingReportingOverflow(length << 4)
    return overflow ? .max : sum
  }
}
