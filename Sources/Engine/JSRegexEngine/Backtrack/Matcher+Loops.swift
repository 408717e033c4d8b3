/// Loops: runs over one set, and iterations of anything.
extension Matcher {
  /// Takes a run of characters, as many as its preference asks for, and pushes the others as a
  /// choice.
  @inline(__always)
  mutating func take(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: inout Int
  ) throws(MatchError) -> Bool {
    let isBackward = step.options.contains(.isBackward)
    let room = isBackward ? position : subject.count &- position
    let (least, most) = (Int(step.b), min(Int(step.c), room))
    guard least <= most else { return false }
    let wanted = step.options.contains(.isLazy) ? least : most
    var taken = 0
    if isBackward {
      while taken < wanted, sets.contains(self[position &- taken &- 1], set: Int(step.a)) {
        taken &+= 1
      }
    } else {
      while taken < wanted, sets.contains(self[position &+ taken], set: Int(step.a)) {
        taken &+= 1
      }
    }
    try charge(runCharge(taken))
    guard taken >= least else { return false }
    let start = position
    position = isBackward ? start &- taken : start &+ taken
    if step.options.contains(.isLazy) {
      guard taken < most else { return true }
      try push(Kind.bound, 0, isBackward ? start &- most : start &+ most)
      try push(Kind.takeOn, index, position)
    } else if taken > least, !step.options.contains(.isPossessive) {
      try push(Kind.bound, 0, isBackward ? start &- least : start &+ least)
      try push(Kind.giveBack, index, position)
    }
    return true
  }

  /// Takes a run that begins the match, unless an earlier start has tried all its ends.
  @inline(never)
  mutating func takeLeading(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: inout Int
  ) throws(MatchError) -> Bool {
    let register = Int(step.c)
    // No choice is older than the start of the match, so nothing ever restores this register.
    if position < registers[register] { return false }
    var run = step
    run.c = .max
    let start = position
    guard try take(run, index, sets, &position) else { return false }
    var end = position
    if step.options.contains(.isLazy) {
      while end < subject.count, sets.contains(self[end], set: Int(step.a)) { end &+= 1 }
      try charge(runCharge(end &- start))
    }
    registers[register] = end
    return true
  }

  /// Returns the charge for a run of characters. Characters above 255 need a table search.
  @inline(__always)
  func runCharge(_ taken: Int) -> Int { Unit.bitWidth == 8 ? taken &<< 1 : taken &<< 2 }

  /// Lets a greedy run, whose entries are on top of the stack, give back characters from `end` on, up
  /// to a place where the next step may start. Returns false if there is none.
  @inline(__always)
  mutating func giveBack(
    _ step: Instruction, _ sets: SetTable.View, from end: Int, _ position: inout Int
  ) -> Bool {
    let last = stack[top &- 2].value
    if step.options.contains(.isBackward) {
      position = end &+ 1
    } else {
      position = end &- 1
      if step.filter != Instruction.noFilter {
        // What follows takes a character, and the ones given back are in the subject.
        while !sets.contains(self[position], set: Int(step.filter)) {
          if position == last {
            top &-= 2
            steps &-= (end &- position) >> 3
            return false
          }
          position &-= 1
        }
        steps &-= (end &- position) >> 3
      }
    }
    dropRun(at: position)
    return true
  }

  /// Takes the entries of a run on top of the stack off if its last character was given back;
  /// otherwise notes the place that it has reached.
  @inline(__always)
  mutating func dropRun(at position: Int) {
    if position == stack[top &- 2].value {
      top &-= 2
    } else {
      stack[top &- 1].value = position
    }
  }

  /// Lets a lazy run, whose entries are on top of the stack, take one more character after `reached`.
  mutating func takeOneMore(
    _ step: Instruction, _ sets: SetTable.View, _ reached: Int, _ position: inout Int
  ) -> Bool {
    let isBackward = step.options.contains(.isBackward)
    // The bound of the run is inside the subject, so there is a character.
    guard sets.contains(self[isBackward ? reached &- 1 : reached], set: Int(step.a)) else {
      top &-= 2
      return false
    }
    position = isBackward ? reached &- 1 : reached &+ 1
    if position == stack[top &- 2].value {
      top &-= 2
    } else {
      stack[top &- 1].value = position
    }
    return true
  }

  /// Returns the next step of a counted loop: one more iteration or its exit.
  mutating func decide(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: Int
  ) throws(MatchError) -> Int {
    let loop = loops[Int(step.a)]
    let count = registers[loop.register]
    if count < loop.min { return index &+ 1 }
    if count >= loop.max { return Int(step.c) }
    if !Memory.isEnabled {
      if step.b > 0, !isNext(Int(step.b &- 1), sets, at: position) { return Int(step.c) }
      if step.filter != Instruction.noFilter, !isNext(Int(step.filter), sets, at: position) {
        return index &+ 1
      }
    }
    let (first, second) =
      loop.isGreedy ? (index &+ 1, Int(step.c)) : (Int(step.c), index &+ 1)
    try push(Kind.choice, second, position)
    return first
  }

  /// Counts an iteration, records its start, and unsets the captures in it.
  mutating func startIteration(of loop: LoopBounds, at position: Int) throws(MatchError) {
    try set(loop.register, registers[loop.register] &+ 1)
    try set(loop.register &+ 1, position)
    try clear(loop.slots)
  }

  /// Unsets capture slots.
  mutating func clear(_ slots: Range<Int>) throws(MatchError) {
    try charge(slots.count)
    for slot in slots where registers[slot] != -1 { try set(slot, -1) }
  }
}
