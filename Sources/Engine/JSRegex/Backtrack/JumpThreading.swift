/// Leads the ways to a jump straight on to where it leads, which saves a step.
enum JumpThreading {
  /// The greatest number of jumps to follow from one step. Jumps may form a cycle, so there must be one.
  private static let budget = 16

  /// Changes the targets of the jumps and choices of a program.
  static func thread(_ code: inout [Instruction]) {
    for index in code.indices {
      switch code[index].opcode {
      case .jump, .split, .nextIteration:
        var target = Int(code[index].c)
        for _ in 0..<budget where code[target].opcode == .jump { target = Int(code[target].c) }
        code[index].c = Int32(target)
      default: continue
      }
    }
  }
}
