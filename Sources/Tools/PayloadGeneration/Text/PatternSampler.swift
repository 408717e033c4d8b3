internal import JSPrimitives
internal import JSRegex

/// Makes texts that a pattern is likely to match, by walking its tree.
///
/// Lookarounds, boundaries and back-references are conditions that a walk can't fulfil in general: a text
/// is a candidate until `JSRegex.test` has said so. The walk keeps its own stack, as deep patterns ask.
struct PatternSampler {
  /// Below this many characters a loop takes more turns, if it may.
  private let leastLength: Int
  /// Beyond this many characters every loop takes as few turns as it may.
  private let greatestLength: Int
  /// The most turns of a loop beyond its minimum.
  private let spread: Int

  private let pattern: PreparedPattern
  private var characters: [UInt32] = []
  private var captures: [[UInt32]?]
  /// The texts that lookaheads require, with their places.
  private var wishes: [(place: Int, text: [UInt32])] = []
  private var work: [Work] = []

  private enum Work {
    case node(PatternTree.NodeID)
    case closeCapture(Int, start: Int)
    case closeWish(start: Int)
    case turn(Loop)
  }

  /// The turns of a loop that are still to come.
  private struct Loop {
    var body: PatternTree.NodeID
    /// The number of turns that it must take.
    var left: Int
    /// The number of further turns that it may take if the text is too short.
    var more: Int
    /// The length of the text before the last turn.
    var lastLength = -1
  }

  /// Returns a candidate.
  ///
  /// - Parameters:
  ///   - spread: how many turns beyond its least number a loop may take.
  ///   - leastLength: how long the text should become at least, in characters.
  ///   - greatestLength: about how long the text may become, in characters.
  ///   - isWishful: whether lookaheads overwrite what follows them.
  static func sample(
    _ pattern: PreparedPattern, spread: Int, leastLength: Int = 0, greatestLength: Int,
    isWishful: Bool,
    _ random: inout SeededRandom
  ) -> JSText? {
    var sampler = PatternSampler(
      leastLength: leastLength, greatestLength: greatestLength, spread: spread, pattern: pattern,
      captures: Array(repeating: nil, count: pattern.regex.tree.groupCount + 1))
    guard sampler.run(&random) else { return nil }
    if isWishful { sampler.grantWishes() }
    return sampler.text
  }

  private init(
    leastLength: Int, greatestLength: Int, spread: Int, pattern: PreparedPattern,
    captures: [[UInt32]?]
  ) {
    self.leastLength = leastLength
    self.greatestLength = greatestLength
    self.spread = spread
    self.pattern = pattern
    self.captures = captures
  }

  private var text: JSText {
    JSText(
      utf16: characters.flatMap { character -> [UInt16] in
        guard character > 0xFFFF else { return [UInt16(truncatingIfNeeded: character)] }
        let offset = character - 0x10000
        return [
          UInt16(truncatingIfNeeded: 0xD800 + offset >> 10),
          UInt16(truncatingIfNeeded: 0xDC00 + offset & 0x3FF),
        ]
      })
  }

  private mutating func run(_ random: inout SeededRandom) -> Bool {
    let tree = pattern.regex.tree
    var steps = 0
    work = [.node(tree.root)]
    while let item = work.popLast() {
      steps += 1
      // Empty loops within loops add steps but no text, references to references much text in few steps.
      guard steps < 500_000, characters.count < 1_000_000 else { return false }
      switch item {
      case .closeCapture(let group, let start):
        captures[group] = Array(characters[start...])
      case .closeWish(let start):
        wishes.append((start, Array(characters[start...])))
        characters.removeSubrange(start...)
      case .node(let id):
        guard visit(id, tree[id], &random) else { return false }
      case .turn(var loop):
        if loop.left > 0 {
          loop.left -= 1
        } else if characters.count < leastLength, characters.count > loop.lastLength, loop.more > 0
        {
          loop.more -= 1
        } else {
          continue
        }
        loop.lastLength = characters.count
        work.append(.turn(loop))
        work.append(.node(loop.body))
      }
    }
    return true
  }

  private mutating func visit(
    _ id: PatternTree.NodeID, _ node: PatternTree.Node, _ random: inout SeededRandom
  ) -> Bool {
    switch node.kind {
    case .empty: break
    case .character(let character):
      characters.append(swappingCase(of: character, node.flags, &random))
    case .set:
      guard let member = pattern.sets[id]?.sample(&random) else { return false }
      characters += member
    case .sequence(let items):
      for item in items.reversed() { work.append(.node(item)) }
    case .alternation(let items):
      if let item = random.choose(items) { work.append(.node(item)) }
    case .capture(let group, let body):
      work.append(.closeCapture(group, start: characters.count))
      work.append(.node(body))
    case .look(let look, let body):
      if look.isNegative { break }
      if look.isBehind {
        // A lookbehind at the start is free.
        if characters.isEmpty { work.append(.node(body)) }
      } else {
        work.append(.closeWish(start: characters.count))
        work.append(.node(body))
      }
    case .loop(let min, let max, _, let body):
      let isLong = characters.count >= greatestLength
      let most = Swift.min(max ?? .max, min > .max - spread ? .max : min + spread)
      let count = isLong ? min : min + random.number(below: most - min + 1)
      guard count <= BoundaryValues.maximumLength else { return false }
      work.append(.turn(Loop(body: body, left: count, more: (max ?? .max) - count)))
    case .reference(let groups):
      if let group = groups.first(where: { captures[$0] != nil }) {
        characters += captures[group] ?? []
      }
    case .assertion(let assertion):
      if assertion == .start, node.flags.contains(.multiline), !characters.isEmpty {
        if characters.last != 0x0A { characters.append(0x0A) }
      }
    }
    return true
  }

  /// Returns an ASCII letter in either case where case does not matter.
  private func swappingCase(
    of character: UInt32, _ flags: RegexFlags, _ random: inout SeededRandom
  ) -> UInt32 {
    guard flags.contains(.ignoreCase), character < 0x80,
      UInt8(truncatingIfNeeded: character).isASCIILetter, random.isOne(in: 2)
    else { return character }
    return character ^ 0x20
  }

  /// Writes what the lookaheads ask for over what follows them.
  private mutating func grantWishes() {
    for (place, text) in wishes {
      let end = min(place + text.count, characters.count)
      guard place <= end else { continue }
      characters.replaceSubrange(place..<end, with: text)
    }
  }
}
