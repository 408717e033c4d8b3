/// A nondeterministic finite automaton of a pattern over ASCII text, by Thompson's construction.
///
/// It only decides whether there is a match. The answer depends neither on the order of
/// alternatives nor on greediness, and any match remains one without its empty iterations. So only
/// the language of the pattern matters.
struct NondeterministicAutomaton {
  /// The place of a state in `states`.
  typealias StateID = Int

  /// The action of a state.
  enum State {
    /// Takes one character of a set, by its place in `sets`.
    case take(set: Int, next: StateID)
    /// Enters two states.
    case split(StateID, StateID)
    /// Continues if the condition holds.
    case condition(Condition, next: StateID)
    /// Ends a part of the pattern, which has matched.
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
  /// The first state of each part: the pattern itself, then the lookaheads at the start of the
  /// text.
  let starts: [StateID]
  /// Whether each part must not match; the pattern itself must.
  let isNegative: [Bool]
  /// The end of the states of each part. They start where those of the previous part end.
  let partEnds: [StateID]
  /// Whether a match can only start at the start of the text.
  let isAnchored: Bool
  /// Whether some state tests each of these conditions.
  let asksForTextStart: Bool
  let asksForLines: Bool
  let asksForWords: Bool

  /// Creates the automaton of a pattern.
  ///
  /// Throws `unsupported`, which names the construct, for constructs beyond finite automata
  /// (references, lookbehinds, lookaheads that are not at the start of the text) and for patterns
  /// too large to be worth one.
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

  /// Returns whether all matches start at the start of the text, which makes an automaton
  /// worthwhile.
  static func isAnchored(_ tree: PatternTree) -> Bool {
    (try? Builder(tree))?.isAnchored ?? false
  }
}
