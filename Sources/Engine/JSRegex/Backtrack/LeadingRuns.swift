/// A search for the runs at the start of the pattern that need not be tried again from inside.
///
/// A search for `\s+$` that has failed at the first of many blanks has tried the rest of the
/// pattern at each end of the run. A start further on in the run has no other ends, so it fails
/// too. Trying it anyway would make the search quadratic in the length of the run. This holds for
/// runs
///
/// - without a maximum, of either preference;
/// - that each start of a match reaches at most once, before taking anything: that begin an
///   alternative of the whole pattern, outside of loops and lookarounds;
/// - in patterns without references, where the rest can't see the start of a run.
enum LeadingRuns {
  /// The greatest number of steps from the start to examine.
  private static let budget = 256

  /// Marks the runs, each with a register for the end of the last run taken. Returns the number of
  /// registers, from `firstRegister` on, and whether every match begins with the first run.
  static func mark(
    _ code: inout [Instruction], firstRegister: Int
  ) -> (count: Int, isOnly: Bool) {
    guard code.allSatisfy({ $0.opcode != .reference && $0.opcode != .namedReference }) else {
      return (0, false)
    }
    var found: [Int] = []
    // The steps that lead to the runs, and everything they lead to.
    var leading: Set<Int> = []
    var reached: Set<Int> = []
    var pending = [0]
    while let index = pending.popLast() {
      guard reached.insert(index).inserted else { continue }
      guard reached.count <= budget else { return (0, false) }
      switch code[index].opcode {
      case .save: pending.append(index + 1)
      case .split: pending += [index + 1, Int(code[index].c)]
      case .run where isEndless(code[index]):
        found.append(index)
        continue
      default: continue
      }
      leading.insert(index)
    }
    if found.isEmpty || isReachedOtherwise(code, reached: reached, from: leading) {
      return (0, false)
    }
    for (place, index) in found.enumerated() {
      code[index].opcode = .leadingRun
      code[index].c = Int32(clamping: firstRegister + place)
    }
    return (found.count, reached.count == leading.count + 1)
  }

  /// Returns whether a step other than the leading ones continues at one of the steps.
  private static func isReachedOtherwise(
    _ code: [Instruction], reached: Set<Int>, from leading: Set<Int>
  ) -> Bool {
    code.indices.contains { index in
      if leading.contains(index) { return false }
      if code[index].hasTarget, reached.contains(Int(code[index].c)) { return true }
      switch code[index].opcode {
      case .jump, .fail, .match: return false
      default: return reached.contains(index + 1)
      }
    }
  }

  private static func isEndless(_ run: Instruction) -> Bool {
    run.c == .max && !run.options.contains(.isBackward)
  }
}
