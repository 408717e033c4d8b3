/// Finds the runs at the start of the pattern that need not be tried again from inside.
///
/// A search for `\s+$` that has failed at the first of many blanks has tried what follows the run at each of its
/// ends. A start further on in the run has no ends but these, so it fails too; trying it all the same would
/// make the search take the square of the run's length. This holds for runs
///
/// - without a maximum, of either preference;
/// - that each start of a match reaches at most once, having taken nothing: that begin an alternative of the
///   whole pattern, in no loop or lookaround;
/// - in patterns without references, for which what follows a run does not see where it began.
enum LeadingRuns {
  /// How many steps from the start are looked at.
  private static let budget = 256

  /// Marks the runs, each with a register for the end of the last one taken; returns how
  /// many of them, from `firstRegister` on, and whether every match begins with the first of them.
  static func mark(
    _ code: inout [Instruction], firstRegister: Int
  ) -> (count: Int, isOnly: Bool) {
    guard code.allSatisfy({ $0.opcode != .reference && $0.opcode != .namedReference }) else {
      return (0, false)
    }
    var found: [Int] = []
    // The steps that lead to the runs, and all that they lead to.
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

  /// Returns whether steps other than the leading ones go on at one of the steps.
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
