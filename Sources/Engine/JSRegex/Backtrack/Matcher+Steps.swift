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
      // Each case reads only the operands that it needs.
      let step = code + index
      if !Memory.isEnabled {
        steps &-= 1
        if steps < 0 { throw .budgetExceeded }
      } else if step.pointee.options.contains(.isState) {
        switch try arrive(at: index, position) {
        case .unknown: break
        case .success:
          index = Int(memory.states.places[index].lookEnd)
          continue
        case .failure:
          var next = Place(index: index, position: position)
          guard try resume(code, sets, &next) else { return nil }
          (index, position) = (next.index, next.position)
          continue
        }
      }
      switch step.pointee.opcode {
      case .character:
        if position < count, self[position] == UInt32(truncatingIfNeeded: step.pointee.a) {
          position &+= 1
          index &+= 1
          continue
        }
      case .set:
        if position < count, sets.contains(self[position], set: Int(step.pointee.a)) {
          position &+= 1
          index &+= 1
          continue
        }
      case .characterBehind:
        if position > 0, self[position &- 1] == UInt32(truncatingIfNeeded: step.pointee.a) {
          position &-= 1
          index &+= 1
          continue
        }
      case .setBehind:
        if position > 0, sets.contains(self[position &- 1], set: Int(step.pointee.a)) {
          position &-= 1
          index &+= 1
          continue
        }
      case .run where Memory.isEnabled && step.pointee.isEndlessRun,
        .leadingRun where Memory.isEnabled:
        var place = position
        let outcome = try takeRemembered(step.pointee, index, sets, &place)
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
      case .run
      where Memory.isEnabled && step.pointee.options.isDisjoint(with: [.isBackward, .isLazy]):
        var place = position
        if try takeSpan(step.pointee, index, sets, &place) {
          position = place
          index &+= 1
          continue
        }
      case .run:
        var place = position
        if try matchRun(step.pointee, index, sets, &place) {
          position = place
          index &+= 1
          continue
        }
      case .leadingRun:
        var place = position
        if try takeLeading(step.pointee, index, sets, &place) {
          position = place
          index &+= 1
          continue
        }
      case .jump:
        index = Int(step.pointee.c)
        // Most jumps lead back to the choice of a loop. It is a state of a memory.
        if !Memory.isEnabled, code[index].opcode == .split {
          index = try choose(code + index, index, sets, at: position)
        }
        continue
      case .split:
        index = try choose(step, index, sets, at: position)
        continue
      case .save:
        try set(Int(step.pointee.a), position)
        index &+= 1
        continue
      case .progress:
        if registers[Int(step.pointee.a)] != position {
          index &+= 1
          continue
        }
      case .clear:
        try clear(Int(step.pointee.a)..<Int(step.pointee.b))
        index &+= 1
        continue
      case .enterLoop:
        try set(loops[Int(step.pointee.a)].register, 0)
        index &+= 1
        if !Memory.isEnabled { index = try goOn(code, at: index, sets, position) }
        continue
      case .nextIteration:
        index = try decide(step.pointee, index, sets, position)
        continue
      case .startIteration:
        try startIteration(of: loops[Int(step.pointee.a)], at: position)
        index &+= 1
        continue
      case .endIteration:
        let loop = loops[Int(step.pointee.a)]
        // Only an iteration that the minimum requires may match the empty string.
        if !loop.isNullable || registers[loop.register] <= loop.min
          || registers[loop.register &+ 1] != position
        {
          index = Int(step.pointee.c)
          if !Memory.isEnabled { index = try goOn(code, at: index, sets, position) }
          continue
        }
      case .look:
        if !mayHold(step.pointee, sets, at: position) { break }
        registers[Int(step.pointee.a)] = top
        registers[Int(step.pointee.a) &+ 1] = position
        index &+= 1
        continue
      case .endLook:
        if Memory.isEnabled {
          if index == memory.recordedEnd {
            try recordSuccess(above: 0)
            return position
          }
          try recordSuccess(above: registers[Int(step.pointee.a)])
        }
        position = registers[Int(step.pointee.a) &+ 1]
        try dropChoices(above: registers[Int(step.pointee.a)])
        if Memory.isEnabled {
          // The captures are found once the match is known: the body may not have run this time.
          let slot = Int(memory.states.pendingSlots[index])
          if slot >= 0 { try set(slot, -2 &- position) }
        }
        index &+= 1
        continue
      case .lookNot:
        if !mayHold(step.pointee, sets, at: position) {
          index = Int(step.pointee.c)
          continue
        }
        registers[Int(step.pointee.a)] = top
        try push(Kind.choice, Int(step.pointee.c), position)
        index &+= 1
        continue
      case .endLookNot:
        if Memory.isEnabled { try recordSuccess(above: registers[Int(step.pointee.a)]) }
        undo(downTo: registers[Int(step.pointee.a)])
      case .reference:
        var place = position
        if try takeCapture(step.pointee, &place) {
          position = place
          index &+= 1
          continue
        }
      case .namedReference:
        var place = position
        if try takeNamedCapture(step.pointee, &place) {
          position = place
          index &+= 1
          continue
        }
      case .start, .end, .lineStart, .lineEnd, .wordBoundary:
        if Self.holds(step.pointee, sets, subject, at: position) {
          index &+= 1
          continue
        }
      case .fail:
        break
      case .match:
        if Memory.isEnabled { forgetPath(endingAt: position) }
        return position
      }
      // Most failures resume a choice that has no register to restore.
      if top > 0, stack[top &- 1].tag & Kind.mask == Kind.choice {
        top &-= 1
        let choice = stack[top]
        (index, position) = (choice.tag >> 3, choice.value)
        continue
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
    let (stack, registers) = (self.stack, self.registers)
    while top > 0 {
      // Most entries restore registers.
      var last = top &- 1
      while last > 0, stack[last].tag & Kind.mask == Kind.restore {
        registers[stack[last].tag >> 3] = stack[last].value
        last &-= 1
      }
      let entry = stack[last]
      let payload = entry.tag >> 3
      top = last &+ 1
      switch entry.tag & Kind.mask {
      case Kind.choice:
        top = last
        next.index = payload
        next.position = entry.value
        return true
      case Kind.restore:
        registers[payload] = entry.value
        top = last
      case Kind.giveBack:
        let index = payload & Kind.runMask
        if Memory.isEnabled, !code[index].options.contains(.isBackward) {
          let open = lastOpen(after: index, from: lastOfRun, through: entry.value &- 1)
          guard let open else {
            top &-= 1
            continue
          }
          next.position = open
          dropRun(at: open)
        } else if !giveBack(code[index], sets, from: entry.value, &next.position) {
          continue
        }
        next.index = index &+ 1
        return true
      case Kind.takeOn:
        let index = payload & Kind.runMask
        if takeOneMore(code[index], sets, entry.value, &next.position) {
          next.index = index &+ 1
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
