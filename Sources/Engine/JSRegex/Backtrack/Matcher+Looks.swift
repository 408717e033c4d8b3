/// Lookarounds.
extension Matcher {
  /// Returns whether the body of a lookaround may match, from the character that it takes first.
  @inline(__always)
  func mayHold(_ step: Instruction, _ sets: SetTable.View, at position: Int) -> Bool {
    if step.filter == Instruction.noFilter { return true }
    if step.options.contains(.isBackward) {
      return position > 0 && sets.contains(self[position &- 1], set: Int(step.filter))
    }
    return isNext(Int(step.filter), sets, at: position)
  }

  /// Drops the choices above a height of the stack but keeps the entries that restore registers:
  /// the captures of a positive lookaround stay, its other ways to match do not (ECMA-262,
  /// sec-compileassertion).
  mutating func dropChoices(above height: Int) throws(MatchError) {
    try charge(top &- height)
    var kept = height
    for index in height..<top where stack[index].tag & Kind.mask == Kind.restore {
      stack[kept] = stack[index]
      kept &+= 1
    }
    top = kept
  }

  /// Restores registers down to a height of the stack without resuming a choice.
  mutating func undo(downTo height: Int) {
    while top > height {
      top &-= 1
      let entry = stack[top]
      if entry.tag & Kind.mask == Kind.restore { registers[entry.tag >> 3] = entry.value }
    }
  }
}
