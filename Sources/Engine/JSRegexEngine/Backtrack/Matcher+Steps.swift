extension Matcher {
  /// Runs the program from a step, at a place of the subject. Returns the end of the match, or nil
  /// if no choice is left.
  mutating func run(
    _ code: UnsafePointer<Instruction>, _ sets: SetTable.View, at first: Int, from start: Int
  ) throws(MatchError) -> Int? {
    let count = subject.count
    var index = first
    var position = start
    while true {
      if Memory.isEnabled {
        switch try arrive(at: index, position) {
        case .unknown: break
        case .success: index = Int(memory.states.places[index].lookEnd)
        case .failure:
          var next = Place(index: index, position: position)
          guard try resume(code, sets, &next) else { return nil }
          (index, position) = (next.index, next.position)
          continue
        }
      } else {
        steps &-= 1
        if steps < 0 { throw .budgetExceeded }
      }
      let step = code[index]
      switch step.opcode {
      case .character:
        if position < count, self[position] == UInt32(truncatingIfNeeded: step.a) {
          position &+= 1
          index &+= 1
          continue
        }
      case .set:
        if position < count, sets.contains(self[position], set: Int(step.a)) {
          position &+= 1
          index &+= 1
          continue
        }
      case .characterBehind:
        if position > 0, self[position &- 1] == UInt32(truncatingIfNeeded: step.a) {
          position &-= 1
          index &+= 1
          continue
        }
      case .setBehind:
        if position > 0, sets.contains(self[position &- 1], set: Int(step.a)) {
          position &-= 1
          index &+= 1
          continue
        }
      case .run where Memory.isEnabled && step.isEndlessRun, .leadingRun where Memory.isEnabled:
        var place = position
        let outcome = try takeRemembered(step, index, sets, &place)
        position = place
        switch outcome {
        case .unknown:
          index &+= 1
          continue
        case .success:
          index = Int(memory.states.places[index].lookEnd)
          continue
        case .failure: break
        }
      case .run where Memory.isEnabled && step.options.isDisjoint(with: [.isBackward, .isLazy]):
        var place = position
        if try takeSpan(step, index, sets, &place) {
          position = place
          index &+= 1
          continue
        }
      case .run:
        if try take(step, index, sets, &position) {
          index &+= 1
          continue
        }
      case .leadingRun:
        var place = position
        if try takeLeading(step, index, sets, &place) {
          position = place
          index &+= 1
          continue
        }
      case .jump:
        index = Int(step.c)
        continue
      case .split:
        if !Memory.isEnabled, step.b > 0, !isNext(Int(step.b &- 1), sets, at: position) {
          index = Int(step.c)
          continue
        }
        if Memory.isEnabled || step.filter == Instruction.noFilter
          || isNext(Int(step.filter), sets, at: position)
        {
          try push(Kind.choice, Int(step.c), position)
        }
        index &+= 1
        continue
      case .save:
        try set(Int(step.a), position)
        index &+= 1
        continue
      case .progress:
        if registers[Int(step.a)] != position {
          index &+= 1
          continue
        }
      case .clear:
        try clear(Int(step.a)..<Int(step.b))
        index &+= 1
        continue
      case .enterLoop:
        try set(loops[Int(step.a)].register, 0)
        index &+= 1
        continue
      case .nextIteration:
        index = try decide(step, index, sets, position)
        continue
      case .startIteration:
        try startIteration(of: loops[Int(step.a)], at: position)
        index &+= 1
        continue
      case .endIteration:
        let loop = loops[Int(step.a)]
        // Only an iteration that the minimum requires may match the empty string.
        if registers[loop.register] <= loop.min || registers[loop.register &+ 1] != position {
          index = Int(step.c)
          continue
        }
      case .look:
        registers[Int(step.a)] = top
        registers[Int(step.a) &+ 1] = position
        index &+= 1
        continue
      case .endLook:
        if Memory.isEnabled {
          if index == memory.recordedEnd {
            try recordSuccess(above: 0)
            return position
          }
          try recordSuccess(above: registers[Int(step.a)])
        }
        position = registers[Int(step.a) &+ 1]
        try dropChoices(above: registers[Int(step.a)])
        if Memory.isEnabled {
          // The captures are found once the match is known: the body may not have run this time.
          let slot = Int(memory.states.pendingSlots[index])
          if slot >= 0 { try set(slot, -2 &- position) }
        }
        index &+= 1
        continue
      case .lookNot:
        registers[Int(step.a)] = top
        try push(Kind.choice, Int(step.c), position)
        index &+= 1
        continue
      case .endLookNot:
        if Memory.isEnabled { try recordSuccess(above: registers[Int(step.a)]) }
        undo(downTo: registers[Int(step.a)])
      case .reference:
        var place = position
        if try takeCapture(step, &place) {
          position = place
          index &+= 1
          continue
        }
      case .namedReference:
        var place = position
        if try takeNamedCapture(step, &place) {
          position = place
          index &+= 1
          continue
        }
      case .start, .end, .lineStart, .lineEnd, .wordBoundary:
        if Self.holds(step, sets, subject, at: position) {
          index &+= 1
          continue
        }
      case .fail:
        break
      case .match:
        if Memory.isEnabled { forgetPath(endingAt: position) }
        return position
      }
      var next = Place(index: index, position: position)
      guard try resume(code, sets, &next) else { return nil }
      (index, position) = (next.index, next.position)
    }
  }

  /// A step and a place of the subject.
  ///
  /// The loop over steps keeps its own in registers: it passes on no address of them.
  private struct Place {
    var index: Int
    var position: Int
  }

  /// The character at a place inside the subject.
  @inline(__always)
  subscript(position: Int) -> UInt32 { UInt32(truncatingIfNeeded: subject[position]) }

  /// Returns whether the next character is in a set.
  @inline(__always)
  func isNext(_ set: Int, _ sets: SetTable.View, at position: Int) -> Bool {
    position < subject.count && sets.contains(self[position], set: set)
  }

  /// Resumes the latest open choice; returns false if there is none.
  @inline(__always)
  private mutating func resume(
    _ code: UnsafePointer<Instruction>, _ sets: SetTable.View, _ next: inout Place
  ) throws(MatchError) -> Bool {
    while top > 0 {
      let entry = stack[top &- 1]
      let payload = entry.tag >> 3
      switch entry.tag & Kind.mask {
      case Kind.restore:
        registers[payload] = entry.value
        top &-= 1
      case Kind.choice:
        top &-= 1
        next.index = payload
        next.position = entry.value
        return true
      case Kind.giveBack:
        if Memory.isEnabled, !code[payload].options.contains(.isBackward) {
          let open = lastOpen(
            after: payload, from: stack[top &- 2].value, through: entry.value &- 1)
          guard let open else {
            top &-= 2
            continue
          }
          next.position = open
          dropRun(at: open)
        } else if !giveBack(code[payload], sets, from: entry.value, &next.position) {
          continue
        }
        next.index = payload &+ 1
        return true
      case Kind.takeOn:
        if takeOneMore(code[payload], sets, entry.value, &next.position) {
          next.index = payload &+ 1
          return true
        }
      case Kind.run where Memory.isEnabled:
        if giveBack(code[payload], &next.position) {
          next.index = payload &+ 1
          return true
        }
      case Kind.lazyRun where Memory.isEnabled:
        switch try takeOneMoreRemembered(code[payload], payload, sets, &next.position) {
        case .failure: continue
        case .unknown: next.index = payload &+ 1
        case .success: next.index = Int(memory.states.places[payload].lookEnd)
        }
        return true
      default:
        top &-= 1
      }
    }
    return false
  }

  // MARK: Assertions

  /// Returns whether the condition of a step holds at a place of the subject.
  ///
  /// It gets no matcher, which would be copied.
  private static func holds(
    _ step: Instruction, _ sets: SetTable.View, _ subject: UnsafeBufferPointer<Unit>,
    at position: Int
  ) -> Bool {
    func character(_ position: Int) -> UInt32 { UInt32(truncatingIfNeeded: subject[position]) }
    switch step.opcode {
    case .start: return position == 0
    case .end: return position == subject.count
    case .lineStart: return position == 0 || isLineTerminator(character(position &- 1))
    case .lineEnd: return position == subject.count || isLineTerminator(character(position))
    default:
      let before = position > 0 && sets.contains(character(position &- 1), set: Int(step.a))
      let after = position < subject.count && sets.contains(character(position), set: Int(step.a))
      return (before != after) != step.options.contains(.isNegative)
    }
  }

  private static func isLineTerminator(_ character: UInt32) -> Bool {
    character == 0x0A || character == 0x0D || character == 0x2028 || character == 0x2029
  }
}
