/// Loops: runs over one set, and iterations of anything.
extension Matcher {
  /// Matches a run of characters, as many as its preference asks for, and pushes the others as a
  /// choice.
  @inline(__always)
  mutating func matchRun(
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
      try pushRun(Kind.takeOn, index, position, last: isBackward ? start &- most : start &+ most)
    } else if taken > least, !step.options.contains(.isPossessive) {
      try pushRun(
        Kind.giveBack, index, position, last: isBackward ? start &- least : start &+ least)
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
    guard try matchRun(run, index, sets, &position) else { return false }
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

  /// Adds the entry of a run that has reached a position and may go on to the position `last`.
  @inline(__always)
  mutating func pushRun(
    _ kind: Int, _ index: Int, _ position: Int, last: Int
  ) throws(MatchError) {
    try push(kind, last &<< (Kind.runBits &- 3) | index, position)
  }

  /// The last position that the run on top of the stack may go on to.
  @inline(__always)
  var lastOfRun: Int { stack[top &- 1].tag >> Kind.runBits }

  /// Lets a greedy run, whose entry is on top of the stack, give back characters from `end` on, up
  /// to a place where the next step may start. Returns false if there is none.
  @inline(__always)
  mutating func giveBack(
    _ step: Instruction, _ sets: SetTable.View, from end: Int, _ position: inout Int
  ) -> Bool {
    let last = lastOfRun
    if step.options.contains(.isBackward) {
      position = end &+ 1
    } else {
      position = end &- 1
      if step.filter != Instruction.noFilter {
        // What follows takes a character, and the ones given back are in the subject.
        while !sets.contains(self[position], set: Int(step.filter)) {
          if position == last {
            top &-= 1
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

  /// Takes the entry of a run on top of the stack off if the run has reached its last position;
  /// otherwise notes the position that it has reached.
  @inline(__always)
  mutating func dropRun(at position: Int) {
    if position == lastOfRun {
      top &-= 1
    } else {
      stack[top &- 1].value = position
    }
  }

  /// Lets a lazy run, whose entry is on top of the stack, take one more character after `reached`.
  mutating func takeOneMore(
    _ step: Instruction, _ sets: SetTable.View, _ reached: Int, _ position: inout Int
  ) -> Bool {
    let isBackward = step.options.contains(.isBackward)
    // The bound of the run is inside the subject, so there is a character.
    guard sets.contains(self[isBackward ? reached &- 1 : reached], set: Int(step.a)) else {
      top &-= 1
      return false
    }
    position = isBackward ? reached &- 1 : reached &+ 1
    dropRun(at: position)
    return true
  }

  /// Returns the way of a choice that comes first, and leaves the other one open. A way that the
  /// next character rules out is neither.
  @inline(__always)
  mutating func choose(
    _ step: UnsafePointer<Instruction>, _ index: Int, _ sets: SetTable.View, at position: Int
  ) throws(MatchError) -> Int {
    if step.pointee.b > 0, !isNext(Int(step.pointee.b &- 1), sets, at: position) {
      return Int(step.pointee.c)
    }
    if step.pointee.filter == Instruction.noFilter
      || isNext(Int(step.pointee.filter), sets, at: position)
    {
      try push(Kind.choice, Int(step.pointee.c), position)
    }
    return index &+ 1
  }

  /// Decides at the head of a counted loop, whose step is at an index, and starts the iteration if
  /// there is one more. Returns the next step.
  ///
  /// It takes both steps at once. A memory meets them one by one, because they may be states.
  mutating func goOn(
    _ code: UnsafePointer<Instruction>, at head: Int, _ sets: SetTable.View, _ position: Int
  ) throws(MatchError) -> Int {
    let next = try decide(code[head], head, sets, position)
    guard next == head &+ 1 else { return next }
    try startIteration(of: loops[Int(code[next].a)], at: position)
    return next &+ 1
  }

  /// Returns the next step of a counted loop: one more iteration or its exit.
  mutating func decide(
    _ step: Instruction, _ index: Int, _ sets: SetTable.View, _ position: Int
  ) throws(MatchError) -> Int {
    let loop = loops[Int(step.a)]
    let count = registers[loop.register]
    if count < loop.min { return index &+ 1 }
    if count >= loop.max { return Int(step.c) }
    if step.b > 0, !isNext(Int(step.b &- 1), sets, at: position) { return Int(step.c) }
    if step.filter != Instruction.noFilter, !isNext(Int(step.filter), sets, at: position) {
      return index &+ 1
    }
    let (first, second) =
      loop.isGreedy ? (index &+ 1, Int(step.c)) : (Int(step.c), index &+ 1)
    try push(Kind.choice, second, position)
    return first
  }

  /// Counts an iteration, records its start if it may be empty, and unsets the captures in it.
  mutating func startIteration(of loop: LoopBounds, at position: Int) throws(MatchError) {
    try set(loop.register, registers[loop.register] &+ 1)
    if loop.isNullable { try set(loop.register &+ 1, position) }
    if !loop.slots.isEmpty { try clear(loop.slots) }
  }

  /// Unsets capture slots.
  mutating func clear(_ slots: Range<Int>) throws(MatchError) {
    try charge(slots.count)
    for slot in slots where registers[slot] != -1 { try set(slot, -1) }
  }
}
