/// How much work one call may do before it throws `MatchError.budgetExceeded` or `memoryExceeded`.
///
/// The limits hold for the whole call, whatever the number of places where a match could start.
public struct MatchLimits: Hashable, Sendable {
  /// The steps of the search, at most. A step is one element of the pattern tried at one place; in a run
  /// such as `a*` eight characters are one step. Compiled code gets a comparable amount.
  public var steps: Int
  /// The memory for places to go back to, at most, in bytes.
  public var heap: Int

  /// 5,000,000 steps, a few hundredths of a second, and 256 MiB.
  public static let standard = MatchLimits()

  /// These limits; what is left out is as in `standard`.
  public init(steps: Int = 5_000_000, heap: Int = 256 << 20) {
    self.steps = steps
    self.heap = heap
  }
}
