/// A pattern as a nondeterministic finite automaton over ASCII text, by Thompson's construction.
///
/// It says whether there is a match and nothing else. That answer depends neither on the order in which
/// alternatives are tried nor on greediness, and an iteration of a loop that takes no character can be
/// left out of any match, so the language of the pattern is all there is to it.
struct NondeterministicAutomaton {
  /// The place of a state in `states`.
  typealias StateID = Int

  /// What a state does before the next one is entered.
  enum State {
    /// Takes one character of a set, by its place in `sets`.
    case take(set: Int, next: StateID)
    /// Enters both.
    case split(StateID, StateID)
    /// Goes on where the condition holds.
    case condition(Condition, next: StateID)
    /// A part of the pattern has matched.
    case end(part: Int)
    /// Never leads to a match.
    case fail
  }

  /// The conditions on a position, with the flags resolved.
  enum Condition {
    case textStart
    case textEnd
    case lineStart
    case lineEnd
    case wordBoundary
    case notWordBoundary
  }

  /// The states.
  private(set) var states: [State] = []
  /// The sets of characters, each once.
  private(set) var sets: [ASCIISet] = []
  /// Where each part starts: the pattern itself, then the lookaheads at the start of the text.
  let starts: [StateID]
  /// For each part whether it must not match; the pattern itself must.
  let isNegative: [Bool]
  /// For each part the end of its states, which start where those of the part before it end.
  let partEnds: [StateID]
  /// Whether a match can start at the start of the text only.
  let isAnchored: Bool
  /// The conditions that some state asks for.
  let asksForTextStart: Bool
  let asksForLines: Bool
  let asksForWords: Bool

  /// Creates the automaton of a pattern.
  ///
  /// Throws `unsupported`, naming the construct, for what a finite automaton can't say (references,
  /// lookbehinds, lookaheads that are not at the start of the text) and for patterns too large to be
  /// worth one.
  init(_ tree: PatternTree) throws(PatternError) {
    var builder = try Builder(tree)
    let prefix = builder.prefix()
    isAnchored = builder.isAnchored
    if let look = prefix.lookaheads.first, !isAnchored {
      throw builder.refusal("a lookahead that is not at the start of the text", at: look.id)
    }
    guard prefix.lookaheads.count < 8 else {
      throw builder.refusal("more than seven lookaheads", at: tree.root)
    }
    var starts = [try builder.build(prefix.rest, part: 0)]
    var partEnds = [builder.states.count]
    for (index, look) in prefix.lookaheads.enumerated() {
      starts.append(try builder.build([look.body], part: index + 1))
      partEnds.append(builder.states.count)
    }
    self.starts = starts
    self.partEnds = partEnds
    isNegative = [false] + prefix.lookaheads.map(\.isNegative)
    states = builder.states
    sets = builder.sets
    asksForTextStart = builder.conditions.contains(.textStart)
    asksForLines = !builder.conditions.isDisjoint(with: [.lineStart, .lineEnd])
    asksForWords = !builder.conditions.isDisjoint(with: [.wordBoundary, .notWordBoundary])
  }

  /// Returns whether an automaton is worth building that finds matches at the start of the text
  /// only.
  static func isAnchored(_ tree: PatternTree) -> Bool {
    (try? Builder(tree))?.isAnchored ?? false
  }
}
