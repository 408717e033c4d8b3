/// A filter of the first character of a match, so that a search skips other places quickly.
struct StartFilter {
  /// The place of the set of the characters that a match may start with.
  private(set) var set = 0
  /// Whether the filter is usable: not if a match may be empty or start in too many ways.
  private(set) var isUsable = true
  /// Whether some alternatives match only at the start of the text, which the filter does not
  /// cover.
  private(set) var startsAtTextStart = false
  /// Whether a match can only be at the start of the text.
  private(set) var isAnchored = false

  /// The greatest number of steps to examine.
  private static let budget = 4096

  /// Creates the filter of a program and adds its set to the table.
  init(_ code: [Instruction], sets: inout SetTable, loops: [LoopBounds]) {
    var firsts = CharacterMask()
    let looksBehind = code.contains { $0.opcode == .look && $0.options.contains(.isBackward) }
    var seen: Set<Int> = []
    var pending = [0]
    while let index = pending.popLast(), isUsable {
      guard seen.insert(index).inserted else { continue }
      guard seen.count <= Self.budget else {
        isUsable = false
        break
      }
      let instruction = code[index]
      switch instruction.opcode {
      case .character: firsts.insert(UInt32(instruction.a))
      case .set: firsts.insert(set: Int(instruction.a), of: sets)
      case .run, .leadingRun:
        firsts.insert(set: Int(instruction.a), of: sets)
        if instruction.b == 0 { pending.append(index + 1) }
      case .jump, .lookNot: pending.append(Int(instruction.c))
      case .split: pending += [index + 1, Int(instruction.c)]
      // The condition of a lookahead also holds for the match.
      case .look where !instruction.options.contains(.isBackward): pending.append(index + 1)
      case .look: pending.append(Int(instruction.c))
      case .nextIteration:
        pending.append(index + 1)
        if loops[Int(instruction.a)].min == 0 { pending.append(Int(instruction.c)) }
      case .endIteration: pending += [Int(instruction.c), Int(code[Int(instruction.c)].c)]
      case .start: startsAtTextStart = true
      case .fail: break
      case .save, .progress, .clear, .enterLoop, .startIteration, .endLook, .end, .lineStart,
        .lineEnd, .wordBoundary:
        pending.append(index + 1)
      // Before anything is taken, only a lookbehind can have captured text.
      case .reference where !looksBehind, .namedReference where !looksBehind:
        pending.append(index + 1)
      case .reference, .namedReference, .match, .characterBehind, .setBehind, .endLookNot:
        isUsable = false
      }
    }
    guard isUsable else { return }
    isAnchored = startsAtTextStart && firsts.isEmpty
    set = Int(sets.add(firsts))
  }
}

extension MatcherProgram {
  /// Returns the first place from `position` on where a match may start; nil if there is none.
  @inline(__always)
  func firstStart<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from position: Int
  ) -> Int? {
    let last = subject.count &- leastLength
    guard startFilter.isUsable, !flags.contains(.sticky) else {
      return position <= last ? position : nil
    }
    if position == 0, startFilter.startsAtTextStart { return last >= 0 ? 0 : nil }
    if startFilter.isAnchored { return nil }
    var position = position
    // A match that the filter covers takes a character.
    let end = min(last &+ 1, subject.count)
    while position < end {
      let character = UInt32(truncatingIfNeeded: subject[position])
      if sets.contains(character, set: startFilter.set) { return position }
      position &+= 1
    }
    return nil
  }
}
