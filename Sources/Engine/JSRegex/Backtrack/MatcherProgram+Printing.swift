extension MatcherProgram: CustomStringConvertible {
  /// The sizes of the program, its loops, and its steps, one a line with the number of the step.
  var description: String {
    let width = String(max(instructions.count - 1, 0)).count
    let steps = instructions.enumerated().map { index, instruction in
      let number = String(index)
      return
        "  \(String(repeating: " ", count: width - number.count))\(number) \(text(of: instruction))"
    }
    return ([head] + loops.enumerated().map(loopLine) + steps).joined(separator: "\n")
  }

  private var head: String {
    var parts = ["\(instructions.count) steps", "\(registerCount) registers"]
    if startFilter.isAnchored {
      parts.append("starts at the start of the text")
    } else if startFilter.isUsable {
      let place = startFilter.startsAtTextStart ? " or at the start of the text" : ""
      parts.append("starts with \(set(startFilter.set))\(place)")
    }
    if leastLength > 0 { parts.append("takes at least \(leastLength)") }
    if !required.isEmpty { parts.append("needs \(required.map(set).joined(separator: " then "))") }
    if isLinear { parts.append("may remember states") }
    return parts.joined(separator: ", ")
  }

  private func loopLine(_ number: Int, _ loop: LoopBounds) -> String {
    let most = loop.max == .max ? "" : "\(loop.max)"
    var parts = ["\(loop.min)...\(most)"]
    if !loop.isGreedy { parts.append("lazy") }
    if loop.isNullable { parts.append("may be empty") }
    parts.append("register \(loop.register)")
    if !loop.slots.isEmpty { parts.append("unsets \(loop.slots)") }
    return "  loop \(number): \(parts.joined(separator: ", "))"
  }

  private func text(of step: Instruction) -> String {
    var words = ["\(step.opcode)"] + operands(of: step)
    let options: [(Instruction.Options, String)] = [
      (.isBackward, "backward"), (.isLazy, "lazy"), (.isPossessive, "possessive"),
      (.ignoresCase, "ignoring case"), (.isNegative, "negative"), (.isState, "remembered"),
    ]
    words += options.filter { step.options.contains($0.0) }.map(\.1)
    if step.filter != Instruction.noFilter { words.append("if before \(set(Int(step.filter)))") }
    return words.joined(separator: " ")
  }

  private func operands(of step: Instruction) -> [String] {
    let (a, b, c) = (Int(step.a), Int(step.b), Int(step.c))
    switch step.opcode {
    case .character, .characterBehind: return [String(a, radix: 16, uppercase: true)]
    case .set, .setBehind, .wordBoundary: return [set(a)]
    case .run: return [set(a), "\(b)...\(c == Int32.max ? "" : "\(c)")"]
    case .leadingRun: return [set(a), "\(b)...", "register \(c)"]
    case .jump: return [target(c)]
    case .split: return (b > 0 ? ["before \(set(b - 1))"] : []) + ["or \(target(c))"]
    case .save, .progress: return ["register \(a)"]
    case .clear: return ["\(a)..<\(b)"]
    case .enterLoop, .startIteration: return ["of loop \(a)"]
    case .nextIteration:
      return ["of loop \(a)"] + (b > 0 ? ["before \(set(b - 1))"] : []) + ["or \(target(c))"]
    case .endIteration: return ["of loop \(a)", target(c)]
    case .look, .lookNot: return ["register \(a)", "until \(target(c))"]
    case .endLook, .endLookNot: return ["register \(a)"]
    case .reference: return ["slots \(a) \(a + 1)"]
    case .namedReference: return ["slots \(slotLists[a])"]
    case .start, .end, .lineStart, .lineEnd, .fail, .match: return []
    }
  }

  private func target(_ index: Int) -> String { "\u{2192} \(index)" }

  private func set(_ place: Int) -> String { "[\(sets.characters(ofSet: place))]" }
}
