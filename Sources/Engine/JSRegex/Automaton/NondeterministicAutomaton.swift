/// A nondeterministic finite automaton of a pattern, by Thompson's construction.
struct NondeterministicAutomaton {
  /// The place of a state in `states`.
  typealias StateID = Int

  /// The action of a state.
  enum State {
    /// Takes one character of a set, by its place in `sets` or `narrowSets`.
    case take(set: Int, next: StateID)
    /// Enters two states; the pattern prefers the first one.
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
    /// Folded words have the two letters that `i` adds under `u` and `v`.
    case wordBoundary(isFolded: Bool)
    case notWordBoundary(isFolded: Bool)
  }

  /// The states.
  private(set) var states: [State] = []
  /// The sets of characters of a search, each once.
  private(set) var sets: [CharacterSet] = []
  /// The sets of characters of an automaton that only decides about ASCII text, each once.
  private(set) var narrowSets: [ASCIISet] = []
  /// The first state of each part: the pattern itself, then the lookaheads at the start of the
  /// text.
  let starts: [StateID]
  /// Whether each part must not match; the pattern itself must.
  let isNegative: [Bool]
  /// The end of the states of each part. They start where those of the previous part end.
  let partEnds: [StateID]
  /// Whether a match can only start at the start of the text.
  let isAnchored: Bool
  /// The conditions that some state tests.
  let conditions: AutomatonConditions
  /// The first state of the pattern itself, for a search that also takes characters before it.
  let searched: StateID?

  /// Creates the automaton of a pattern that only decides whether there is a match in ASCII text, with
  /// the lookaheads at its start as parts of their own.
  ///
  /// Throws `unsupported`, which names the construct, for constructs beyond finite automata
  /// (references, lookbehinds, lookaheads that are not at the start of the text) and for patterns
  /// too large to be worth one.
  init(_ tree: PatternTree) throws(PatternError) {
    var builder = try AutomatonBuilder(tree, result: .language)
    let prefix = PatternPrefix(tree)
    isAnchored = prefix.isAnchored
    if let look = prefix.lookaheads.first, !isAnchored {
      throw builder.refusal(AutomatonBuilder.inwardLookahead, at: look.id)
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
    narrowSets = builder.narrowSets
    conditions = builder.conditions
    searched = nil
  }

  /// Creates the automaton of a search, whose states are in the order of the pattern's preferences.
  ///
  /// With `.reversed` the automaton reads matches from their end. Otherwise it also takes
  /// characters before a match, but prefers earlier starts, unless the pattern is sticky. Throws
  /// `unsupported` for constructs beyond finite automata and for patterns too large to be worth
  /// one.
  init(searching tree: PatternTree, result: AutomatonBuilder.Result) throws(PatternError) {
    var builder = try AutomatonBuilder(tree, result: result)
    let start = try builder.build([tree.root], part: 0)
    if result == .reversed || tree.flags.contains(.sticky) {
      (searched, starts) = (nil, [start])
    } else {
      (searched, starts) = (start, [try builder.search(start)])
    }
    isNegative = [false]
    partEnds = [builder.states.count]
    isAnchored = true
    states = builder.states
    sets = builder.sets
    conditions = builder.conditions
  }

  /// Returns whether all matches start at the start of the text, which makes an automaton
  /// worthwhile.
  static func isAnchored(_ tree: PatternTree) -> Bool { PatternPrefix(tree).isAnchored }
}

/// The conditions that an automaton tests.
struct AutomatonConditions: OptionSet {
  let rawValue: UInt8

  /// The start of the text.
  static let textStart = AutomatonConditions(rawValue: 1 << 0)
  /// The end of the text.
  static let textEnd = AutomatonConditions(rawValue: 1 << 4)
  /// The start or end of a line.
  static let lines = AutomatonConditions(rawValue: 1 << 1)
  /// The start or end of a word.
  static let words = AutomatonConditions(rawValue: 1 << 2)
  /// The start or end of a folded word.
  static let foldedWords = AutomatonConditions(rawValue: 1 << 3)
}
