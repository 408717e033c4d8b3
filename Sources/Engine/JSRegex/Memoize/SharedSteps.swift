/// A search for the steps whose outcomes are worth remembering: those that several others lead to.
/// Others are tried no more often than the step before them.
enum SharedSteps {
  /// Marks the steps. The places inside of an endless run are states without a mark.
  static func mark(_ code: inout [Instruction]) {
    let entries = entries(of: code)
    for index in code.indices where entries[index] > 1 && !code[index].isEndlessRun {
      switch code[index].opcode {
      case .match, .fail, .jump, .endLook, .endLookNot: continue
      // The next step is a state. The ends of a run are worth one of their own; see `lastOpen`.
      case .endIteration where index == 0 || code[index - 1].opcode != .run: continue
      default: code[index].options.insert(.isState)
      }
    }
  }

  /// Returns the number of ways to reach each step; one that is reached from many places counts as
  /// two.
  private static func entries(of code: [Instruction]) -> [UInt8] {
    var entries = [UInt8](repeating: 0, count: code.count)
    func enter(_ first: Int, _ ways: UInt8 = 1) {
      var index = first
      while index < entries.count {
        let wasShared = entries[index] > 1
        entries[index] = min(entries[index] &+ ways, 2)
        // A step without rows passes the second way on.
        guard passesOn(code[index]), entries[index] > 1, !wasShared else { return }
        index = Int(code[index].c)
      }
    }
    // A search enters the first step at each place.
    enter(0)
    for index in code.indices {
      let step = code[index]
      switch step.opcode {
      case .match, .fail, .endLookNot: break
      case .jump, .endIteration: enter(Int(step.c))
      case .split, .nextIteration:
        enter(index + 1)
        enter(Int(step.c))
      // Different starts of a run share its ends, and different lookarounds their bodies.
      case .run, .leadingRun, .look: enter(index + 1, 2)
      case .lookNot:
        enter(index + 1, 2)
        enter(Int(step.c))
      default: enter(index + 1)
      }
    }
    return entries
  }

  private static func passesOn(_ step: Instruction) -> Bool {
    step.opcode == .jump || step.opcode == .endIteration
  }
}
