/// How much work one call may do before it throws `MatchError.budgetExceeded` or `memoryExceeded`.
///
/// The limits hold for the whole call, whatever the number of places where a match could start and the
/// number of searches: `replace`, `split` and `matches` are one call, and so is each sequence that `matchAll`
/// returns.
public struct MatchLimits: Hashable, Sendable {
  /// The steps of the call, beyond 4 for each character of the subject.
  ///
  /// A step is one element of the pattern tried at one place; in a run such as `a*`, several characters
  /// are one step. Compiled code gets a comparable amount of work.
  public var steps: Int
  /// The memory for places to go back to, in bytes, and for what a call returns beyond a size in
  /// proportion to its subject.
  public var heap: Int

  /// 5,000,000 steps, which take a few hundredths of a second, and 256 MiB.
  ///
  /// The allowance for long subjects is what a search that passes over them once needs; with it, 100 MB
  /// take seconds at the worst.
  public static var standard: MatchLimits { MatchLimits() }

  /// These limits; what is left out is as in `standard`.
  public init(steps: Int = 5_000_000, heap: Int = 256 << 20) {
    self.steps = steps
    self.heap = heap
  }

  /// Returns the steps allowed in a subject of this many characters.
  @inline(__always)
  func steps(forLength length: Int) -> Int {
    let (sum, overflow) = steps.addingReportingOverflow(length << 2)
    return overflow ? .max : sum
  }

  /// Returns the work of compiled code allowed in a subject of this many characters; a unit of it
  /// takes about as long as a step.
  @inline(__always)
  func work(forLength length: Int) -> Int {
    let (product, overflow) = steps.multipliedReportingOverflow(by: 4)
    if overflow { return steps < 0 ? 0 : .max }
    let (sum, carry) = product.addingReportingOverflow(length << 4)
    return carry ? .max : sum
  }
}
