/// A search for the characters that the ways of a choice can start with, so that the matcher only
/// opens choices that the next character leaves open. The same holds for the bodies of lookarounds.
///
/// A way that needs a character first fails at once if the next character is not one of them. A
/// step never takes such a way, and does not remember it for later. The result of a search stays
/// the same; only attempts that must fail are left out.
struct ChoiceFilters {
  /// The greatest number of steps of a program, and of the steps to follow from one choice.
  private static let maximumSize = 2_048
  private static let budget = 24

  private let code: [Instruction]
  private let loops: [LoopBounds]
  private var sets: SetTable
  private var known: [(firsts: CharacterMask, place: Int32)] = []

  /// Marks the choices and the runs with the sets of what may follow, which are added to the table.
  static func mark(_ code: inout [Instruction], sets: inout SetTable, loops: [LoopBounds]) {
    guard code.count <= maximumSize else { return }
    var filters = ChoiceFilters(code: code, sets: sets, loops: loops)
    for index in code.indices {
      switch code[index].opcode {
      case .split, .nextIteration:
        let (inside, outside) = (
          filters.place(from: index + 1), filters.place(from: Int(code[index].c))
        )
        code[index].b = inside.map { $0 + 1 } ?? 0
        code[index].filter = outside.flatMap(UInt16.init(exactly:)) ?? Instruction.noFilter
      case .run, .leadingRun:
        guard code[index].options.isDisjoint(with: [.isLazy, .isBackward, .isPossessive]) else {
          continue
        }
        let next = filters.place(from: index + 1)
        code[index].filter = next.flatMap(UInt16.init(exactly:)) ?? Instruction.noFilter
      case .look, .lookNot:
        let body = filters.place(
          from: index + 1, isBackward: code[index].options.contains(.isBackward))
        code[index].filter = body.flatMap(UInt16.init(exactly:)) ?? Instruction.noFilter
      default: continue
      }
    }
    sets = filters.sets
  }

  private init(code: [Instruction], sets: SetTable, loops: [LoopBounds]) {
    self.code = code
    self.sets = sets
    self.loops = loops
  }

  /// Returns the place of the set of the first characters from a step on; nil if the way from there
  /// may take none, or any.
  private mutating func place(from start: Int, isBackward: Bool = false) -> Int32? {
    guard let firsts = firsts(from: start, isBackward), !firsts.isEverything else { return nil }
    if let known = known.first(where: { $0.firsts == firsts }) { return known.place }
    let place = sets.add(firsts)
    known.append((firsts, place))
    return place
  }

  private func firsts(from start: Int, _ isBackward: Bool) -> CharacterMask? {
    var result = CharacterMask()
    var seen: [Int] = []
    // The registers with the start of an iteration that has begun on the way, and so is still empty.
    var begun: [Int] = []
    var pending = [start]
    while let index = pending.popLast() {
      if seen.contains(index) { continue }
      guard seen.count < Self.budget else { return nil }
      seen.append(index)
      let step = code[index]
      switch step.opcode {
      case .character where !isBackward, .characterBehind where isBackward:
        result.insert(UInt32(step.a))
      case .set where !isBackward, .setBehind where isBackward:
        result.insert(set: Int(step.a), of: sets)
      case .run, .leadingRun:
        if step.options.contains(.isBackward) != isBackward { return nil }
        result.insert(set: Int(step.a), of: sets)
        if step.b == 0 { pending.append(index + 1) }
      // The body of a lookaround in this direction takes its first character at the same place.
      case .look where step.options.contains(.isBackward) == isBackward:
        pending.append(index + 1)
      case .jump, .look, .lookNot: pending.append(Int(step.c))
      case .split, .nextIteration: pending += [index + 1, Int(step.c)]
      case .save:
        begun.append(Int(step.a))
        pending.append(index + 1)
      case .startIteration:
        // A filter counts only for iterations beyond the minimum. Of a loop further on, that is all if it has none.
        let loop = loops[Int(step.a)]
        if loop.isNullable, index == start || loop.min == 0 { begun.append(loop.register + 1) }
        pending.append(index + 1)
      // An iteration beyond the minimum fails if it is empty.
      case .progress where begun.contains(Int(step.a)): break
      case .endIteration where begun.contains(loops[Int(step.a)].register + 1): break
      case .endIteration: pending.append(Int(step.c))
      case .fail: break
      case .progress, .clear, .enterLoop, .start, .end, .lineStart, .lineEnd, .wordBoundary:
        pending.append(index + 1)
      case .character, .characterBehind, .set, .setBehind, .endLook, .endLookNot, .reference,
        .namedReference, .match:
        return nil
      }
    }
    return result
  }
}
