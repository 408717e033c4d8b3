internal import JSPrimitives
internal import JSRegexEngine
internal import SourceJSON

/// The cases of regular expressions that each engine decides, and the patterns that a limit can leave
/// undecided.
public struct EngineCoverage: Sendable {
  /// The cases of one engine.
  struct Score: Sendable, Hashable {
    /// The cases with the recorded answer.
    var agreeing = 0
    /// The cases that the engine does not support.
    var refused = 0
    /// The cases with another answer.
    var differing = 0
  }

  /// The patterns of one suite.
  struct Suite: Sendable {
    let name: String
    /// The patterns that compile.
    var patterns: Set<RegExpCases.Expression> = []
    /// Those that can stay undecided, with the reason, in the order of the suite.
    var left: [(pattern: String, reason: UndecidedReason)] = []
  }

  /// The scores of the engines of `RegExpCases`, by name.
  private(set) var scores: [String: Score] = [:]
  /// The suites with patterns, in the order of the run.
  private(set) var suites: [Suite] = []

  /// Notes a pattern of a suite.
  mutating func note(_ expression: RegExpCases.Expression, of suite: String) {
    if suites.last?.name != suite { suites.append(Suite(name: suite)) }
    let last = suites.count - 1
    guard !suites[last].patterns.contains(expression),
      let regex = try? JSRegex(expression.pattern, flags: expression.flags)
    else { return }
    suites[last].patterns.insert(expression)
    if let reason = UndecidedReason(of: regex) {
      suites[last].left.append((regex.description, reason))
    }
  }

  /// Notes the patterns of a schema, or of any other value of a case.
  mutating func note(patternsIn value: JSONValue, of suite: String) {
    var pending = [value]
    while let next = pending.popLast() {
      for member in next.object?.members ?? [] {
        pending.append(member.value)
        guard member.key == "pattern",
          let pattern = member.value["$regex"]?.text ?? member.value.text
        else { continue }
        let flags = member.value["flags"]?.text ?? next["flags"]?.text ?? ""
        note(RegExpCases.Expression(pattern: pattern, flags: flags), of: suite)
      }
      pending += next.elements ?? []
    }
  }

  /// Notes the outcome of a case on an engine.
  mutating func note(_ outcome: RegExpCases.EngineOutcome, on engine: String) {
    switch outcome {
    case .agrees: scores[engine, default: Score()].agreeing += 1
    case .refused: scores[engine, default: Score()].refused += 1
    case .differs: scores[engine, default: Score()].differing += 1
    }
  }
}

/// The reason why a limit can leave a search undecided.
enum UndecidedReason: String, Sendable, CaseIterable {
  /// A reference to a group: the search has a limit of steps.
  case backreference

  /// Returns the reason of a pattern; nil if it is always decided.
  init?(of regex: JSRegex) {
    let refersBack = regex.tree.nodes.contains { node in
      if case .reference = node.kind { true } else { false }
    }
    guard refersBack else { return nil }
    self = .backreference
  }
}
