/// A search for the runs that need not give back characters, because the next step can't start with
/// one.
enum RunFollowers {
  /// The greatest number of ranges of two sets to compare, and of steps to follow.
  private static let budget = 64

  static func mark(_ code: inout [Instruction], sets: SetTable) {
    for index in code.indices where code[index].opcode == .run {
      guard code[index].options.isDisjoint(with: [.isLazy, .isBackward]) else { continue }
      if stopsAfter(code[index].a, at: index + 1, in: code, sets: sets) {
        code[index].options.insert(.isPossessive)
      }
    }
  }

  private static func stopsAfter(
    _ set: Int32, at start: Int, in code: [Instruction], sets: SetTable
  ) -> Bool {
    var index = start
    for _ in 0..<budget {
      let instruction = code[index]
      switch instruction.opcode {
      case .save, .clear: index += 1
      case .jump: index = Int(instruction.c)
      // A character given back is before the end.
      case .end, .match, .fail: return true
      case .character: return !sets.contains(UInt32(instruction.a), set: set)
      case .set: return sets.areDisjoint(set, instruction.a)
      case .run where instruction.b > 0 && !instruction.options.contains(.isBackward):
        return sets.areDisjoint(set, instruction.a)
      default: return false
      }
    }
    return false
  }
}

extension SetTable {
  /// Returns whether a set contains a character.
  func contains(_ character: UInt32, set: Int32) -> Bool {
    if character < 0x100 {
      return bits[Int(set) * 4 + Int(character >> 6)] >> UInt64(character & 63) & 1 != 0
    }
    return ranges(of: set).contains { $0.contains(character) }
  }

  /// Returns whether two sets have no common member; false if deciding takes too long.
  func areDisjoint(_ left: Int32, _ right: Int32) -> Bool {
    for word in 0..<4 where bits[Int(left) * 4 + word] & bits[Int(right) * 4 + word] != 0 {
      return false
    }
    guard spans[Int(left)].count <= 64, spans[Int(right)].count <= 64 else { return false }
    let others = ranges(of: right)
    return ranges(of: left).allSatisfy { range in !others.contains { $0.overlaps(range) } }
  }

  private func ranges(of set: Int32) -> [ClosedRange<UInt32>] {
    let span = spans[Int(set)]
    return (span.start..<span.start + span.count).map {
      bounds[2 * Int($0)]...bounds[2 * Int($0) + 1]
    }
  }
}
