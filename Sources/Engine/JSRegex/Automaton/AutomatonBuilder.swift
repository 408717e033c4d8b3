/// A builder of the states of a pattern, from its end to its start, so that each state knows the
/// next one.
///
/// A loop's iteration beyond the minimum fails if it matches the empty string
/// (sec-runtime-semantics-repeatmatcher-abstract-operation). Instead of a register, every node is
/// built for two continuations: one while nothing has been taken since such an iteration started,
/// one afterwards. One of these pairs is enough for all loops around a node, because an iteration
/// that ends has taken something in all of them.
struct AutomatonBuilder {
  /// The purpose of the states.
  enum Result {
    /// Whether there is a match. Neither the order of alternatives nor greediness matters, and any
    /// match remains one without its empty iterations.
    case language
    /// The end of the match that the pattern prefers.
    case preferred
    /// The language of the pattern, read from the end of a match to its start.
    case reversed
  }

  typealias State = NondeterministicAutomaton.State
  typealias StateID = NondeterministicAutomaton.StateID
  typealias Condition = NondeterministicAutomaton.Condition

  /// The states after a node.
  struct Continuation {
    /// The state if nothing has been taken since the innermost checked iteration started.
    let fresh: StateID
    /// The state if something has been taken.
    let consumed: StateID

    /// Whether it matters if something has been taken.
    var isChecked: Bool { fresh != consumed }
  }

  /// The greatest number of nodes of a pattern, its greatest depth (the construction recurses),
  /// and the greatest number of states. A larger automaton is not worth its cost.
  private static let maximumNodes = 4_000
  private static let maximumDepth = 200
  private static let maximumStates = 1_000
  /// The greatest number of visits to nodes; counted loops visit theirs repeatedly.
  private static let maximumVisits = 4_000
  static let inwardLookahead = "a lookahead that is not at the start of the text"

  let tree: PatternTree
  let result: Result
  private(set) var states: [State] = []
  private(set) var conditions: AutomatonConditions = []
  private var resolver: AutomatonSets
  private var visits = 0
  let nodes: NodeFacts

  init(_ tree: PatternTree, result: Result) throws(PatternError) {
    self.tree = tree
    self.result = result
    resolver = AutomatonSets(tree.flags, isNarrow: result == .language)
    nodes = NodeFacts(tree)
    guard tree.nodes.count <= Self.maximumNodes else {
      throw refusal("more than \(Self.maximumNodes) terms", at: tree.root)
    }
    guard nodes.depths[tree.root] <= Self.maximumDepth else {
      throw refusal("nesting above \(Self.maximumDepth)", at: tree.root)
    }
  }

  /// The sets of characters that states take, each once; those of a search, or those of an automaton
  /// for ASCII text.
  var sets: [CharacterSet] { resolver.sets }
  var narrowSets: [ASCIISet] { resolver.narrowSets }

  func refusal(_ construct: String, at id: PatternTree.NodeID) -> PatternError {
    PatternError(kind: .unsupported(construct: construct), range: tree[id].range)
  }

  // MARK: States

  mutating func add(_ state: State) throws(PatternError) -> StateID {
    guard states.count < Self.maximumStates else {
      throw refusal("more than \(Self.maximumStates) states", at: tree.root)
    }
    states.append(state)
    return states.count - 1
  }

  mutating func set(_ id: StateID, to state: State) { states[id] = state }

  /// Adds the states of nodes one after the other, then the end of the part; returns the first state.
  mutating func build(
    _ items: [PatternTree.NodeID], part: Int
  ) throws(PatternError) -> StateID {
    let end = try add(.end(part: part))
    return try sequence(items, next: Continuation(fresh: end, consumed: end))
  }

  /// Adds the states that skip characters before a start state, which they prefer.
  mutating func search(_ start: StateID) throws(PatternError) -> StateID {
    let skip = try add(.fail)
    let search = try add(.split(start, skip))
    if let place = resolver.place(of: CharacterSet([0...tree.flags.lastCharacter])) {
      states[skip] = .take(set: place, next: search)
    }
    return search
  }

  // MARK: Nodes

  /// Returns the states that enter a node before both of its continuations.
  mutating func continuation(
    _ id: PatternTree.NodeID, next: Continuation
  ) throws(PatternError) -> Continuation {
    let after = Continuation(fresh: next.consumed, consumed: next.consumed)
    let consumed = try build(id, next: after)
    guard next.isChecked, nodes.isNullable[id] else {
      return Continuation(fresh: consumed, consumed: consumed)
    }
    return Continuation(fresh: try build(id, next: next), consumed: consumed)
  }

  private mutating func sequence(
    _ items: [PatternTree.NodeID], next: Continuation
  ) throws(PatternError) -> StateID {
    var next = next
    for place in items.indices {
      // A match that is read from its end takes the first item last.
      let id = items[result == .reversed ? place : items.count - 1 - place]
      if place == items.count - 1 { return try build(id, next: next) }
      next = try continuation(id, next: next)
    }
    return next.fresh
  }

  /// Returns the state that enters a node where nothing has been taken yet.
  mutating func build(
    _ id: PatternTree.NodeID, next: Continuation
  ) throws(PatternError) -> StateID {
    visits += 1
    guard visits <= Self.maximumVisits else {
      throw refusal("more than \(Self.maximumVisits) repeated terms", at: id)
    }
    let node = tree[id]
    switch node.kind {
    case .empty: return next.fresh
    case .character(let character): return try addClass(.character(character), node, next: next)
    case .set(let expression): return try addClass(expression, node, next: next)
    case .sequence(let items): return try sequence(items, next: next)
    case .alternation(let branches):
      var entries: [StateID] = []
      for branch in branches { entries.append(try build(branch, next: next)) }
      return try choice(entries) ?? next.fresh
    case .capture(_, let body): return try build(body, next: next)
    case .loop(let min, let max, let isGreedy, let body):
      let loop = Loop(min: min, max: max, isGreedy: isGreedy, body: body)
      return try build(loop, next: next)
    case .assertion(let assertion):
      let condition = Condition(assertion, flags: node.flags)
      conditions.formUnion(condition.kind)
      return try add(.condition(condition, next: next.fresh))
    case .reference(let groups) where groups.isEmpty: return next.fresh
    case .reference: throw refusal("a reference", at: id)
    case .look(let look, _):
      let ahead = result == .language ? Self.inwardLookahead : "a lookahead"
      throw refusal(look.isBehind ? "a lookbehind" : ahead, at: id)
    }
  }

  /// Returns the state that enters alternatives, the first one preferred; nil if there are none.
  private mutating func choice(_ entries: [StateID]) throws(PatternError) -> StateID? {
    guard var choice = entries.last else { return nil }
    for entry in entries.dropLast().reversed() { choice = try add(.split(entry, choice)) }
    return choice
  }

  /// Adds the alternatives of a class: its strings, the longest first, and its characters, which
  /// come before the empty string.
  private mutating func addClass(
    _ expression: ClassExpression, _ node: PatternTree.Node, next: Continuation
  ) throws(PatternError) -> StateID {
    switch resolver.quickPlace(of: expression, node) {
    case .place(let set): return try add(.take(set: set, next: next.consumed))
    case .empty: return try add(.fail)
    case nil: break
    }
    let members = try resolver.members(of: expression, node)
    if members.strings.isEmpty {
      let set = resolver.place(of: expression, node, members: members.characters)
      return try addSet(set, next: next.consumed)
    }
    var entries: [StateID] = []
    for string in members.strings where !string.isEmpty {
      var entry = next.consumed
      for character in result == .reversed ? string : string.reversed() {
        let variants = try resolver.members(of: .character(character), node)
        entry = try addSet(resolver.place(of: variants.characters), next: entry)
      }
      entries.append(entry)
    }
    if !members.characters.isEmpty {
      entries.append(try addSet(resolver.place(of: members.characters), next: next.consumed))
    }
    if members.strings.contains([]) { entries.append(next.fresh) }
    return try choice(entries) ?? next.fresh
  }

  /// Adds the state that takes a character of a set, by its place, if there is one.
  private mutating func addSet(_ set: Int?, next: StateID) throws(PatternError) -> StateID {
    try add(set.map { .take(set: $0, next: next) } ?? .fail)
  }
}
