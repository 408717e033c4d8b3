/// The steps that a run may still take.
///
/// A step is a node that starts or goes on after a child, a member or element that is read or given to a function, an issue
/// that is moved, or 64 bytes of a long string that is read. Operations only count their steps; nodes ask whether any are
/// left. They do so in judging and in explaining, so neither can go on without an end.
struct WorkBudget {
  /// The steps until the next look at the budget; less than zero if the look is due.
  private(set) var left = 0
  /// The steps behind those.
  private var reserve = 0

  /// The number of steps between two looks.
  private static let interval = 4_096
  /// The length from which a string counts, in bytes. Shorter ones count as a step at most.
  static let longString = 1_024

  /// A budget of steps.
  init(steps: Int) {
    left = min(steps, Self.interval)
    reserve = steps - left
  }

  /// Counts steps.
  @inline(__always)
  mutating func count(_ steps: Int) { left &-= steps }

  /// Counts the steps of reading or copying a string.
  @inline(__always)
  mutating func count(bytes: Int) {
    if bytes >= Self.longString { left &-= bytes &>> 6 }
  }

  /// Takes the steps until the next look from the reserve; false if none are left.
  mutating func refill() -> Bool {
    guard left < 0 else { return true }
    // What was counted beyond the last steps is taken too.
    let next = min(reserve, Self.interval &- left)
    reserve &-= next
    left &+= next
    return left >= 0
  }
}

/// The budget of a run.
extension RunMemory {
  /// Counts a step of a node; false if the run is undecided, since a limit of steps or memory is exceeded.
  @inline(__always)
  mutating func takesStep() -> Bool {
    values.work.count(1)
    return values.work.left >= 0 || isWithinBudget()
  }

  /// Looks at the limits of steps and memory.
  @inline(never)
  mutating func isWithinBudget() -> Bool {
    guard !values.isUndecided else { return false }
    let size = budgetSize
    let memory = operations.limits.memory(ofBytes: size)
    if usedMemory > memory {
      values.leaveUndecided(.memoryLimit(memory))
      return false
    }
    guard values.work.refill() else {
      values.leaveUndecided(.stepLimit(operations.limits.steps(ofBytes: size, in: plan)))
      return false
    }
    return true
  }

  /// The memory of the values, frames and issues of the run, in bytes.
  private var usedMemory: Int {
    values.usedMemory + operations.slots.usedSize + found.usedMemory + explainingSize
  }
}

/// The limits of a run, which grow with the payload.
extension ValidationLimits {
  /// The steps for each byte of a payload besides those for the nodes and checks of the schema.
  static let stepsPerByte = 64
  /// The bytes of memory for each byte of a payload.
  static let memoryPerByte = 256

  /// The maximum number of steps of a payload of this length.
  func steps(ofBytes size: Int, in plan: Plan) -> Int {
    Self.sum(maximumSteps, size, times: Self.stepsPerByte + plan.nodeCount + plan.checkCount)
  }

  /// The maximum memory of a payload of this length.
  func memory(ofBytes size: Int) -> Int {
    Self.sum(maximumMemory, size, times: Self.memoryPerByte)
  }

  private static func sum(_ base: Int, _ size: Int, times factor: Int) -> Int {
    let (product, isTooMuch) = size.multipliedReportingOverflow(by: factor)
    let (sum, isAboveAll) = base.addingReportingOverflow(product)
    return isTooMuch || isAboveAll ? .max : sum
  }
}
