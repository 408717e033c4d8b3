extension MatcherCompiler {
  /// A quantified node.
  struct Loop {
    var min: Int
    var max: Int
    let isGreedy: Bool
    let body: PatternTree.NodeID
    let isBackward: Bool
  }

  /// Compiles a quantifier, by ECMA-262, sec-runtime-semantics-repeatmatcher-abstract-operation:
  /// each iteration unsets the captures in it, and one beyond the minimum that matches the empty
  /// string fails.
  ///
  /// The general form counts in a register. The frequent forms need none.
  mutating func compile(_ quantified: Loop) throws(PatternError) {
    var loop = quantified
    if !mayConsume[loop.body] {
      // Required iterations all see the same text, so one is enough; others fail.
      loop.min = min(loop.min, 1)
      loop.max = loop.min
    }
    if loop.max == 0 { return }
    if loop.min == 1, loop.max == 1 {
      return schedule([.node(loop.body, isBackward: loop.isBackward)])
    }
    if try compileRun(loop) { return }
    let isNullable = analysis.isNullable[loop.body]
    if loop.max == 1 {
      compileOption(loop, isNullable: isNullable)
    } else if loop.max == .max, loop.min == 0 {
      compileStar(loop, isNullable: isNullable)
    } else if loop.max == .max, loop.min == 1, !isNullable {
      compilePlus(loop)
    } else {
      compileCounted(loop)
    }
  }

  /// Compiles a loop over single characters of one set; returns false if the body is anything else.
  private mutating func compileRun(_ loop: Loop) throws(PatternError) -> Bool {
    switch tree[loop.body].kind {
    case .character, .set: break
    default: return false
    }
    let members = try members(of: loop.body)
    guard members.strings.isEmpty, !members.characters.isEmpty else { return false }
    var options: Instruction.Options = loop.isBackward ? .isBackward : []
    if !loop.isGreedy { options.insert(.isLazy) }
    schedule([
      .emit(
        Instruction(
          opcode: .run, options: options, a: sets.place(of: members.characters),
          b: Int32(clamping: loop.min), c: Int32(clamping: loop.max)))
    ])
    return true
  }

  /// Returns the steps that choose between continuing and a label, in the order of preference.
  private mutating func choice(_ loop: Loop, over label: Int32) -> [Task] {
    if loop.isGreedy { return [.emit(Instruction(opcode: .split, c: label))] }
    let inside = newLabel()
    return [
      .emit(Instruction(opcode: .split, c: inside)),
      .emit(Instruction(opcode: .jump, c: label)), .place(inside),
    ]
  }

  /// Returns the body, checked for progress if it may match the empty string.
  private mutating func iteration(_ loop: Loop, isNullable: Bool, clears: Bool = true) -> [Task] {
    var result: [Task] = []
    let slots = nodeSlots[loop.body]
    if clears, !slots.isEmpty {
      result.append(
        .emit(
          Instruction(
            opcode: .clear, a: Int32(slots.lowerBound), b: Int32(slots.upperBound))))
    }
    let body = Task.node(loop.body, isBackward: loop.isBackward)
    guard isNullable else { return result + [body] }
    let register = Int32(newRegisters(1))
    return result + [
      .emit(Instruction(opcode: .save, a: register)), body,
      .emit(Instruction(opcode: .progress, a: register)),
    ]
  }

  private mutating func compileOption(_ loop: Loop, isNullable: Bool) {
    let end = newLabel()
    // The surrounding loop has already unset the groups.
    let body = iteration(loop, isNullable: isNullable, clears: false)
    schedule(choice(loop, over: end) + body + [.place(end)])
  }

  private mutating func compileStar(_ loop: Loop, isNullable: Bool) {
    let (head, end) = (newLabel(), newLabel())
    var next: [Task] = [.place(head)]
    next += choice(loop, over: end)
    next += iteration(loop, isNullable: isNullable)
    next += [.emit(Instruction(opcode: .jump, c: head)), .place(end)]
    schedule(next)
  }

  private mutating func compilePlus(_ loop: Loop) {
    let (head, end) = (newLabel(), newLabel())
    var next: [Task] = [.place(head)]
    next += iteration(loop, isNullable: false)
    if loop.isGreedy {
      next += choice(loop, over: end)
      next.append(.emit(Instruction(opcode: .jump, c: head)))
    } else {
      next.append(.emit(Instruction(opcode: .split, c: head)))
    }
    next.append(.place(end))
    schedule(next)
  }

  private mutating func compileCounted(_ loop: Loop) {
    let (head, end) = (newLabel(), newLabel())
    let place = Int32(loops.count)
    loops.append(
      LoopBounds(
        min: loop.min, max: loop.max, isGreedy: loop.isGreedy,
        isNullable: analysis.isNullable[loop.body], register: newRegisters(2),
        slots: nodeSlots[loop.body]))
    schedule([
      .emit(Instruction(opcode: .enterLoop, a: place)),
      .place(head),
      .emit(Instruction(opcode: .nextIteration, a: place, c: end)),
      .emit(Instruction(opcode: .startIteration, a: place)),
      .node(loop.body, isBackward: loop.isBackward),
      .emit(Instruction(opcode: .endIteration, a: place, c: head)),
      .place(end),
    ])
  }
}
