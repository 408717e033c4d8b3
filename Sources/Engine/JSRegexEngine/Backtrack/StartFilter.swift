/// A filter of the first character of a match, so that a search skips other places quickly.
struct StartFilter {
  /// The characters below 256 that a match may start with, as a bitmap.
  private(set) var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// Whether a match may start with a character above 255.
  private(set) var takesWide = false
  /// Whether the filter is usable: not if a match may be empty or start in too many ways.
  private(set) var isUsable = true
  /// Whether some alternatives match only at the start of the text, which the filter does not
  /// cover.
  private(set) var startsAtTextStart = false

  /// The greatest number of steps to examine.
  private static let budget = 4096

  /// Whether a match can only be at the start of the text.
  var isAnchored: Bool {
    isUsable && startsAtTextStart && !takesWide && bits == (0, 0, 0, 0)
  }

  init(_ code: [Instruction], sets: SetTable, loops: [LoopBounds]) {
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
      case .character: insert(UInt32(instruction.a))
      case .set: insert(set: Int(instruction.a), of: sets)
      case .run, .leadingRun:
        insert(set: Int(instruction.a), of: sets)
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
      case .reference, .namedReference, .match, .characterBehind, .setBehind, .endLookNot:
        isUsable = false
      }
    }
  }

  private mutating func insert(_ character: UInt32) {
    guard character < 0x100 else {
      takesWide = true
      return
    }
    insert(1 << UInt64(character & 63), word: Int(character >> 6))
  }

  private mutating func insert(set: Int, of sets: SetTable) {
    for word in 0..<4 { insert(sets.bits[set * 4 + word], word: word) }
    if sets.spans[set].count > 0 { takesWide = true }
  }

  private mutating func insert(_ mask: UInt64, word: Int) {
    switch word {
    case 0: bits.0 |= mask
    case 1: bits.1 |= mask
    case 2: bits.2 |= mask
    default: bits.3 |= mask
    }
  }

  /// Returns whether a match may start with the character.
  @inline(__always)
  func takes(_ character: UInt32) -> Bool {
    let mask: UInt64 = 1 << UInt64(truncatingIfNeeded: character & 63)
    switch character >> 6 {
    case 0: return bits.0 & mask != 0
    case 1: return bits.1 & mask != 0
    case 2: return bits.2 & mask != 0
    case 3: return bits.3 & mask != 0
    default: return takesWide
    }
  }
}
