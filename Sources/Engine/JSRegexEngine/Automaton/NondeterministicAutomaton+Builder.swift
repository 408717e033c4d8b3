extension NondeterministicAutomaton {
  /// A builder of the states of a pattern, from its end to its start, so that each state knows the
  /// next one.
  struct Builder {
    /// The greatest number of nodes of a pattern, its greatest depth (the construction recurses),
    /// and the greatest number of states. A larger automaton is not worth its cost.
    private static let maximumNodes = 4_000
    private static let maximumDepth = 200
    private static let maximumStates = 1_000
    /// The greatest number of visits to nodes; counted loops visit theirs repeatedly.
    private static let maximumVisits = 4_000

    let tree: PatternTree
    private(set) var states: [State] = []
    private(set) var sets: [ASCIISet] = []
    private(set) var conditions: Set<Condition> = []
    private var places: [ASCIISet: Int] = [:]
    /// The resolved classes, by their text and flags.
    private var resolvedSets: [SetKey: ASCIISet] = [:]
    private var visits = 0

    private struct SetKey: Hashable {
      let expression: ClassExpression
      let flags: RegexFlags
    }

    /// A lookahead at the start of the text.
    struct Lookahead {
      let id: PatternTree.NodeID
      let body: PatternTree.NodeID
      let isNegative: Bool
    }

    init(_ tree: PatternTree) throws(PatternError) {
      self.tree = tree
      guard tree.nodes.count <= Self.maximumNodes else {
        throw refusal("more than \(Self.maximumNodes) terms", at: tree.root)
      }
      var depths: [Int] = []
      depths.reserveCapacity(tree.nodes.count)
      for node in tree.nodes {
        let below =
          switch node.kind {
          case .sequence(let items), .alternation(let items):
            items.reduce(0) { max($0, depths[$1]) }
          case .capture(_, let body), .look(_, let body), .loop(_, _, _, let body): depths[body]
          case .empty, .character, .set, .reference, .assertion: 0
          }
        depths.append(1 + below)
      }
      guard depths[tree.root] <= Self.maximumDepth else {
        throw refusal("nesting above \(Self.maximumDepth)", at: tree.root)
      }
    }

    func refusal(_ construct: String, at id: PatternTree.NodeID) -> PatternError {
      PatternError(kind: .unsupported(construct: construct), range: tree[id].range)
    }

    // MARK: The start of the pattern

    /// Returns the lookaheads before the first character, whether `^` is among them, and the rest.
    func prefix() -> (lookaheads: [Lookahead], isAnchored: Bool, rest: [PatternTree.NodeID]) {
      var items = [tree.root]
      if case .sequence(let all) = tree[tree.root].kind { items = all }
      var lookaheads: [Lookahead] = []
      var isAnchored = false
      for (index, id) in items.enumerated() {
        switch tree[id].kind {
        case .assertion(.start) where !tree[id].flags.contains(.multiline):
          isAnchored = true
        case .look(let look, let body) where !look.isBehind:
          lookaheads.append(Lookahead(id: id, body: body, isNegative: look.isNegative))
        default:
          return (lookaheads, isAnchored, Array(items[index...]))
        }
      }
      return (lookaheads, isAnchored, [])
    }

    /// Whether a match can only start at the start of the text.
    var isAnchored: Bool {
      if tree.flags.contains(.sticky) { return true }
      let prefix = prefix()
      return prefix.isAnchored || isAnchored(prefix.rest)
    }

    /// Returns whether all matches of the sequence of nodes start at the start of the text.
    private func isAnchored(_ items: [PatternTree.NodeID]) -> Bool {
      guard let first = items.first else { return false }
      switch tree[first].kind {
      case .assertion(.start): return !tree[first].flags.contains(.multiline)
      case .sequence(let items): return isAnchored(items)
      case .alternation(let branches): return branches.allSatisfy { isAnchored([$0]) }
      case .capture(_, let body): return isAnchored([body])
      case .loop(let min, _, _, let body): return min > 0 && isAnchored([body])
      case .empty, .character, .set, .look, .reference, .assertion: return false
      }
    }

    // MARK: States

    /// Adds the states of nodes one after the other, then the end of the part; returns the first state.
    mutating func build(
      _ items: [PatternTree.NodeID], part: Int
    ) throws(PatternError) -> StateID {
      try sequence(items, next: try add(.end(part: part)))
    }

    private mutating func add(_ state: State) throws(PatternError) -> StateID {
      guard states.count < Self.maximumStates else {
        throw refusal("more than \(Self.maximumStates) states", at: tree.root)
      }
      states.append(state)
      return states.count - 1
    }

    private mutating func sequence(
      _ items: [PatternTree.NodeID], next: StateID
    ) throws(PatternError) -> StateID {
      var next = next
      for id in items.reversed() { next = try build(id, next: next) }
      return next
    }

    private mutating func build(
      _ id: PatternTree.NodeID, next: StateID
    ) throws(PatternError) -> StateID {
      visits += 1
      guard visits <= Self.maximumVisits else {
        throw refusal("more than \(Self.maximumVisits) repeated terms", at: id)
      }
      switch tree[id].kind {
      case .empty: return next
      case .character(let character): return try take(.character(character), id, next: next)
      case .set(let expression): return try take(expression, id, next: next)
      case .sequence(let items): return try sequence(items, next: next)
      case .alternation(let branches):
        var other: StateID?
        for branch in branches.reversed() {
          let entry = try build(branch, next: next)
          other =
            try other.map { (other) throws(PatternError) in try add(.split(entry, other)) } ?? entry
        }
        return other ?? next
      case .capture(_, let body): return try build(body, next: next)
      case .loop(let min, let max, _, let body):
        return try loop(body, min: min, max: max, next: next)
      case .assertion(let assertion):
        let condition = Condition(assertion, flags: tree[id].flags)
        conditions.insert(condition)
        return try add(.condition(condition, next: next))
      case .reference(let groups) where groups.isEmpty: return next
      case .reference: throw refusal("a reference", at: id)
      case .look(let look, _):
        throw refusal(
          look.isBehind ? "a lookbehind" : "a lookahead that is not at the start of the text",
          at: id)
      }
    }

    private mutating func take(
      _ expression: ClassExpression, _ id: PatternTree.NodeID, next: StateID
    ) throws(PatternError) -> StateID {
      let set = try resolved(expression, id)
      if set.isEmpty { return try add(.fail) }
      if let place = places[set] { return try add(.take(set: place, next: next)) }
      places[set] = sets.count
      sets.append(set)
      return try add(.take(set: sets.count - 1, next: next))
    }

    /// Returns the ASCII characters that a node of one character matches.
    private mutating func resolved(
      _ expression: ClassExpression, _ id: PatternTree.NodeID
    ) throws(PatternError) -> ASCIISet {
      let node = tree[id]
      if case .character(let character) = expression, !node.flags.contains(.ignoreCase) {
        return ASCIISet(CharacterSet(character))
      }
      let key = SetKey(expression: expression, flags: node.flags)
      if let known = resolvedSets[key] { return known }
      let members = try SetResolver.resolve(expression, flags: node.flags, range: node.range)
      guard members.strings.isEmpty else { throw refusal("a class of strings", at: id) }
      let set = ASCIISet(members.characters)
      resolvedSets[key] = set
      return set
    }

    private mutating func loop(
      _ body: PatternTree.NodeID, min: Int, max: Int?, next: StateID
    ) throws(PatternError) -> StateID {
      var entry = next
      var copies = min
      if let max {
        for _ in 0..<Swift.max(max - min, 0) {
          entry = try add(.split(try build(body, next: entry), next))
        }
      } else {
        // The loop's own state comes first, since its body leads back to it.
        let again = try add(.fail)
        let first = try build(body, next: again)
        states[again] = .split(first, next)
        entry = min == 0 ? again : first
        copies = Swift.max(min - 1, 0)
      }
      for _ in 0..<copies { entry = try build(body, next: entry) }
      return entry
    }
  }
}

extension NondeterministicAutomaton.Condition {
  fileprivate init(_ assertion: PatternTree.Assertion, flags: RegexFlags) {
    let isMultiline = flags.contains(.multiline)
    switch assertion {
    case .start: self = isMultiline ? .lineStart : .textStart
    case .end: self = isMultiline ? .lineEnd : .textEnd
    case .wordBoundary: self = .wordBoundary
    case .notWordBoundary: self = .notWordBoundary
    }
  }
}
