/// The use of a memory: each state of the pattern is tried once.
extension Matcher {
  /// Returns what is known about the state at a marked step, and records it as tried if nothing is.
  @inline(__always)
  mutating func arrive(at index: Int, _ position: Int) throws(MatchError) -> StateOutcome {
    try recall(memory.states.row(of: index, at: position, registers), index, position)
  }

  /// Returns what is known about a state. A new one is recorded as tried. In a lookaround it is
  /// also pushed, so that it can be recorded as a success if it is still on the stack by then.
  private mutating func recall(
    _ row: Int, _ index: Int, _ position: Int
  ) throws(MatchError) -> StateOutcome {
    if try memory.insert(row, position) {
      if isPathKept(index) { try push(Kind.visited, row, position) }
      return .unknown
    }
    guard memory.outcome(row, position) == .success else { return .failure }
    // The path to a success is followed again to record its captures.
    return isRecorded(index) ? .unknown : .success
  }

  /// Returns whether the path to a success must be on the stack.
  @inline(__always)
  private func isPathKept(_ index: Int) -> Bool {
    memory.keepsPath || memory.states.places[index].lookEnd >= 0
  }

  /// Returns whether the captures of the innermost lookaround around a step are being recorded.
  private func isRecorded(_ index: Int) -> Bool {
    memory.recordedEnd >= 0 && Int(memory.states.places[index].lookEnd) == memory.recordedEnd
  }

  // MARK: Endless runs

  /// Takes an endless run. Each place inside of it is a state, which chooses between one more
  /// character and the rest of the pattern.
  @inline(never)
  mutating func takeRemembered(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: inout Int
  ) throws(MatchError) -> StateOutcome {
    let isBackward = step.options.contains(.isBackward)
    let room = isBackward ? position : subject.count &- position
    guard Int(step.b) <= room else { return .failure }
    for _ in 0..<Int(step.b) {
      guard takes(step, sets, position, isBackward) else { return .failure }
      position = isBackward ? position &- 1 : position &+ 1
    }
    let first = position
    let row = memory.states.row(of: index, at: first, registers)
    let known = try recall(row, index, first)
    guard known == .unknown else { return known }
    let inner = memory.states.row(afterProgressFrom: row, of: index)
    if step.options.contains(.isLazy) {
      try push(Kind.bound, inner, first)
      try push(Kind.lazyRun, index, first)
      return .unknown
    }
    var outcome = StateOutcome.unknown
    while outcome == .unknown, takes(step, sets, position, isBackward) {
      let next = isBackward ? position &- 1 : position &+ 1
      if try !memory.insert(inner, next) {
        outcome = memory.outcome(inner, next)
        if outcome == .success, isRecorded(index) { outcome = .unknown }
      }
      if outcome == .unknown { position = next }
    }
    // All ends from there on have been tried, and the last one is the only one of this run.
    if outcome == .failure, step.options.contains(.isPossessive) { return .failure }
    let givesBack = position != first && !step.options.contains(.isPossessive)
    if givesBack || isPathKept(index) {
      try push(Kind.bound, inner, first)
      try push(Kind.run, index, position)
    }
    return outcome == .success ? .success : .unknown
  }

  // MARK: Runs with a maximum

  /// Takes a run with a maximum from left to right, as many characters as possible.
  @inline(never)
  mutating func takeSpan(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: inout Int
  ) throws(MatchError) -> Bool {
    let start = position
    let least = Int(step.b)
    let most = min(Int(step.c), subject.count &- start)
    guard least <= most else { return false }
    // Starts in one run of characters share what has been read.
    let known = memory.spans[index]
    let isKnown = known.lowerBound <= start && start <= known.upperBound
    var end = isKnown ? known.upperBound : start
    while end < start &+ most, sets.contains(self[end], set: Int(step.a)) { end &+= 1 }
    memory.spans[index] = (isKnown ? known.lowerBound : start)..<end
    let taken = min(end &- start, most)
    guard taken >= least else { return false }
    position = start &+ taken
    if step.options.contains(.isPossessive) || taken == least { return true }
    let first = start &+ least
    guard let open = lastOpen(after: index, from: first, through: position) else { return false }
    position = open
    if position > first {
      try pushRun(Kind.giveBack, index, position, last: first)
    }
    return true
  }

  /// Returns the last end of a run at which the next step is not known to have failed.
  @inline(never)
  func lastOpen(after index: Int, from first: Int, through last: Int) -> Int? {
    let place = memory.states.places[index &+ 1]
    guard place.row >= 0, place.lookEnd < 0, !place.isRun else { return last }
    let row = memory.states.row(of: index &+ 1, at: last, registers)
    // Where the run is empty, the state may be another one.
    let lowest = row == memory.states.row(of: index &+ 1, at: first, registers) ? first : first &+ 1
    if let open = memory.lastOpen(row, from: lowest, through: last) { return open }
    return lowest == first ? nil : first
  }

  /// Returns whether a run may take the character after a position, or before it.
  @inline(__always)
  private func takes(
    _ step: Instruction, _ sets: SetTable.View, _ position: Int, _ isBackward: Bool
  ) -> Bool {
    if isBackward {
      return position > 0 && sets.contains(self[position &- 1], set: Int(step.a))
    }
    return position < subject.count && sets.contains(self[position], set: Int(step.a))
  }

  /// Gives back a character of a run, whose entries are on top of the stack. Returns whether there
  /// was one.
  mutating func giveBack(_ step: Instruction, _ position: inout Int) -> Bool {
    let (first, end) = (stack[top &- 2].value, stack[top &- 1].value)
    if end == first || step.options.contains(.isPossessive) {
      top &-= 2
      return false
    }
    position = step.options.contains(.isBackward) ? end &+ 1 : end &- 1
    stack[top &- 1].value = position
    return true
  }

  /// Lets a lazy run, whose entries are on top of the stack, take one more character. Returns the
  /// outcome of the place after it, or failure if there is none.
  mutating func takeOneMoreRemembered(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: inout Int
  ) throws(MatchError) -> StateOutcome {
    let (inner, end) = (stack[top &- 2].tag >> 3, stack[top &- 1].value)
    let isBackward = step.options.contains(.isBackward)
    guard takes(step, sets, end, isBackward) else {
      top &-= 2
      return .failure
    }
    let next = isBackward ? end &- 1 : end &+ 1
    var outcome = memory.outcome(inner, next)
    if outcome == .failure {
      top &-= 2
      return .failure
    }
    if outcome == .success, isRecorded(index) { outcome = .unknown }
    if outcome == .unknown { _ = try memory.insert(inner, next) }
    stack[top &- 1].value = next
    position = next
    return outcome
  }

  // MARK: Paths

  /// Records the states above a height of the stack, which have led to the end of their lookaround,
  /// as successes.
  mutating func recordSuccess(above height: Int) throws(MatchError) {
    for index in height..<top {
      let entry = stack[index]
      switch entry.tag & Kind.mask {
      case Kind.visited: try memory.succeed(entry.tag >> 3, entry.value)
      case Kind.run, Kind.lazyRun:
        let (row, first) = (stack[index &- 1].tag >> 3, stack[index &- 1].value)
        for position in min(first, entry.value)...max(first, entry.value) {
          try memory.succeed(row, position)
        }
      default: break
      }
    }
  }

  /// Forgets the states that have led to a match ending here: a later search may meet them again.
  ///
  /// It starts at the end, and so meets none at a place before that.
  mutating func forgetPath(endingAt position: Int) {
    guard memory.keepsPath else {
      for row in 0..<memory.states.rowCount { memory.forget(row, position) }
      return
    }
    for index in 0..<top {
      let entry = stack[index]
      switch entry.tag & Kind.mask {
      case Kind.visited: memory.forget(entry.tag >> 3, entry.value)
      case Kind.run, Kind.lazyRun:
        let (row, first) = (stack[index &- 1].tag >> 3, stack[index &- 1].value)
        for place in min(first, entry.value)...max(first, entry.value) {
          memory.forget(row, place)
        }
      default: break
      }
    }
  }
}
