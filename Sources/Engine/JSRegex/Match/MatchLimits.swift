/// The limits on the work of one call, which throws `MatchError.budgetExceeded` or `memoryExceeded`
/// beyond them.
///
/// The limits hold for the whole call, regardless of the number of start positions and searches.
/// `replace`, `split` and `matches` are one call, and so is each sequence that `matchAll` returns.
public struct MatchLimits: Hashable, Sendable {
  /// The number of steps of a call of a pattern with backreferences, in addition to 4 for each
  /// character of the subject. Other patterns take time linear in the subject, and no steps count.
  ///
  /// A step is one element of the pattern tried at one place; in a run such as `a*`, several
  /// characters are one step. Compiled code may do a comparable amount of work.
  public var steps: Int
  /// The memory for backtracking and for remembering where a pattern has failed, in bytes, and that
  /// for results that are out of proportion to the subject.
  public var heap: Int

  /// The standard limits: 5,000,000 steps, which take a few hundredths of a second, and 256 MiB.
  ///
  /// The allowance for long subjects suffices for one pass over them; a subject of 100 MB takes
  /// seconds at worst.
  public static var standard: MatchLimits { MatchLimits() }

  /// Creates limits, by default those of `standard`.
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

  /// Returns the work of compiled code allowed in a subject of this many characters if another
  /// engine answers in linear time: enough for ordinary searches, which take a few units for each
  /// character, and less than `work(forLength:)`.
  @inline(__always)
  func linearWork(forLength length: Int) -> Int {
    let (product, overflow) = length.multipliedReportingOverflow(by: Self.workPerCharacter)
    let (sum, carry) = product.addingReportingOverflow(Self.workPerCall)
    return overflow || carry ? .max : min(sum, work(forLength: length))
  }

  private static var workPerCall: Int { 1 << 16 }
  private static var workPerCharacter: Int { 1 << 6 }
}
