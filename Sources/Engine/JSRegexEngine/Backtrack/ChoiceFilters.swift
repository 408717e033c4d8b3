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

  /// The characters below 256 as a bitmap, and whether any others may be taken.
  private struct Firsts: Equatable {
    var bits = SIMD4<UInt64>(repeating: 0)
    var takesWide = false

    /// Whether every character is one.
    var isEverything: Bool { takesWide && bits == SIMD4(repeating: .max) }
  }

  private let code: [Instruction]
  private var sets: SetTable
  private var known: [(firsts: Firsts, place: Int32)] = []

  /// Marks the choices and the runs with the sets of what may follow, which are added to the table.
  static func mark(_ code: inout [Instruction], sets: inout SetTable) {
    guard code.count <= maximumSize else { return }
    var filters = ChoiceFilters(code: code, sets: sets)
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

  private init(code: [Instruction], sets: SetTable) {
    self.code = code
    self.sets = sets
  }

  /// Returns the place of the set of the first characters from a step on; nil if the way from there
  /// may take none, or any.
  private mutating func place(from start: Int, isBackward: Bool = false) -> Int32? {
    guard let firsts = firsts(from: start, isBackward), !firsts.isEverything else { return nil }
    if let known = known.first(where: { $0.firsts == firsts }) { return known.place }
    let place = sets.addFilter(firsts.bits, takesWide: firsts.takesWide)
    known.append((firsts, place))
    return place
  }

  private func firsts(from start: Int, _ isBackward: Bool) -> Firsts? {
    var result = Firsts()
    var seen: [Int] = []
    var pending = [start]
    while let index = pending.popLast() {
      if seen.contains(index) { continue }
      guard seen.count < Self.budget else { return nil }
      seen.append(index)
      let step = code[index]
      switch step.opcode {
      case .character where !isBackward, .characterBehind where isBackward:
        insert(UInt32(step.a), into: &result)
      case .set where !isBackward, .setBehind where isBackward:
        insert(set: Int(step.a), into: &result)
      case .run, .leadingRun:
        if step.options.contains(.isBackward) != isBackward { return nil }
        insert(set: Int(step.a), into: &result)
        if step.b == 0 { pending.append(index + 1) }
      // The body of a lookaround in this direction takes its first character at the same place.
      case .look where step.options.contains(.isBackward) == isBackward:
        pending.append(index + 1)
      case .jump, .look, .lookNot, .endIteration: pending.append(Int(step.c))
      case .split, .nextIteration: pending += [index + 1, Int(step.c)]
      case .fail: break
      case .save, .progress, .clear, .enterLoop, .startIteration, .start, .end, .lineStart,
        .lineEnd, .wordBoundary:
        pending.append(index + 1)
      case .character, .characterBehind, .set, .setBehind, .endLook, .endLookNot, .reference,
        .namedReference, .match:
        return nil
      }
    }
    return result
  }

  private func insert(_ character: UInt32, into firsts: inout Firsts) {
    if character < 0x100 {
      firsts.bits[Int(character >> 6)] |= 1 << UInt64(character & 63)
    } else {
      firsts.takesWide = true
    }
  }

  private func insert(set: Int, into firsts: inout Firsts) {
    for word in 0..<4 { firsts.bits[word] |= sets.bits[set * 4 + word] }
    if sets.spans[set].count > 0 { firsts.takesWide = true }
  }
}

extension SetTable {
  /// Adds the set of the characters in a bitmap of the first 256, and of all others if `takesWide`.
  mutating func addFilter(_ words: SIMD4<UInt64>, takesWide: Bool) -> Int32 {
    let start = bounds.count / 2
    if takesWide { bounds += [0x100, .max] }
    for word in 0..<4 { bits.append(words[word]) }
    spans.append(Span(start: Int32(start), count: takesWide ? 1 : 0))
    return Int32(spans.count - 1)
  }
}
