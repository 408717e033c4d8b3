extension AutomatonBuilder {
  /// A quantified node.
  struct Loop {
    var min: Int
    var max: Int?
    let isGreedy: Bool
    let body: PatternTree.NodeID
  }

  /// Returns the state that enters a loop: required iterations as copies, then the others, of which
  /// each fails if it matches the empty string.
  mutating func build(
    _ quantified: Loop, next: Continuation
  ) throws(PatternError) -> StateID {
    var loop = quantified
    if !nodes.mayConsume[loop.body] {
      // Required iterations all see the same text, so one is enough; others fail.
      loop.min = min(loop.min, 1)
      loop.max = loop.min
    }
    var copies = loop.min
    var entry = next
    if let max = loop.max {
      entry = try options(loop, count: Swift.max(max - loop.min, 0), next: next)
    } else {
      let (first, rest) = try star(loop, next: next)
      entry = rest
      // The endless iterations can begin with a required one if no check is in the way.
      if copies > 0, result != .preferred || !nodes.isNullable[loop.body] {
        entry = Continuation(fresh: first, consumed: first)
        copies -= 1
      }
    }
    for _ in 0..<copies { entry = try continuation(loop.body, next: entry) }
    return entry.fresh
  }

  /// Returns the state that enters an optional iteration, which leads to `next`.
  private mutating func iteration(
    _ loop: Loop, next: StateID
  ) throws(PatternError) -> StateID {
    guard result == .preferred, nodes.isNullable[loop.body] else {
      return try build(loop.body, next: Continuation(fresh: next, consumed: next))
    }
    return try build(loop.body, next: Continuation(fresh: try add(.fail), consumed: next))
  }

  private func choice(_ loop: Loop, _ first: StateID, over exit: StateID) -> State {
    loop.isGreedy ? .split(first, exit) : .split(exit, first)
  }

  private mutating func options(
    _ loop: Loop, count: Int, next: Continuation
  ) throws(PatternError) -> Continuation {
    var entry = next
    for _ in 0..<count {
      let first = try iteration(loop, next: entry.consumed)
      let consumed = try add(choice(loop, first, over: next.consumed))
      // Before the first iteration, only the outer loops know whether anything has been taken.
      let fresh = next.isChecked ? try add(choice(loop, first, over: next.fresh)) : consumed
      entry = Continuation(fresh: fresh, consumed: consumed)
    }
    return entry
  }

  private mutating func star(
    _ loop: Loop, next: Continuation
  ) throws(PatternError) -> (first: StateID, entry: Continuation) {
    // The loop's own state comes first, since its body leads back to it.
    let again = try add(.fail)
    let first = try iteration(loop, next: again)
    set(again, to: choice(loop, first, over: next.consumed))
    let fresh = next.isChecked ? try add(choice(loop, first, over: next.fresh)) : again
    return (first, Continuation(fresh: fresh, consumed: again))
  }
}

extension NondeterministicAutomaton.Condition {
  init(_ assertion: PatternTree.Assertion, flags: RegexFlags) {
    let isMultiline = flags.contains(.multiline)
    let isFolded = flags.contains(.ignoreCase) && flags.matchesCodePoints
    switch assertion {
    case .start: self = isMultiline ? .lineStart : .textStart
    case .end: self = isMultiline ? .lineEnd : .textEnd
    case .wordBoundary: self = .wordBoundary(isFolded: isFolded)
    case .notWordBoundary: self = .notWordBoundary(isFolded: isFolded)
    }
  }

  /// The property of a neighbour that the condition tests.
  var kind: AutomatonConditions {
    switch self {
    case .textStart: .textStart
    case .textEnd: .textEnd
    case .lineStart, .lineEnd: .lines
    case .wordBoundary(let isFolded), .notWordBoundary(let isFolded):
      isFolded ? .foldedWords : .words
    }
  }
}
