/// The characters that every match takes in their order, with any others between them.
///
/// A text that lacks one of them has no match. Finding that out takes one pass over the text, where
/// a search may try many ways at many places.
struct RequiredCharacters {
  /// The greatest number of characters. More of them hardly refuse more texts.
  private static let limit = 8
  /// The greatest number of nodes of a pattern, each of which is examined.
  private static let maximumNodes = 2_000

  /// Adds the sets of the characters to the compiler's table, in their order; returns their places.
  static func add(to compiler: inout MatcherCompiler) throws(PatternError) -> Range<Int> {
    let tree = compiler.tree
    guard tree.nodes.count <= maximumNodes else { return 0..<0 }
    var choices: [[CharacterMask]] = []
    for id in tree.nodes.indices {
      choices.append(try required(id, of: &compiler, choices))
    }
    let first = compiler.sets.spans.count
    for choice in choices[tree.root] {
      _ = compiler.sets.add(choice)
    }
    return first..<compiler.sets.spans.count
  }

  /// Returns what a node requires, from what its children do. The order is that of the text, also
  /// in a lookbehind.
  private static func required(
    _ id: PatternTree.NodeID, of compiler: inout MatcherCompiler, _ children: [[CharacterMask]]
  ) throws(PatternError) -> [CharacterMask] {
    switch compiler.tree[id].kind {
    case .character, .set:
      // A node that is never reached may have members that are not known.
      if compiler.analysis.isDead[id] { return [] }
      let members = try compiler.members(of: id)
      return members.strings.isEmpty ? [CharacterMask(members.characters)] : []
    case .sequence(let items):
      var result: [CharacterMask] = []
      for item in items {
        result += children[item].prefix(limit - result.count)
        if result.count == limit { break }
      }
      return result
    case .alternation(let branches):
      guard var result = branches.first.map({ children[$0] }) else { return [] }
      for branch in branches.dropFirst() {
        result.removeLast(max(result.count - children[branch].count, 0))
        for place in result.indices { result[place].formUnion(children[branch][place]) }
      }
      return result
    case .capture(_, let body): return children[body]
    case .loop(let min, _, _, let body):
      let all = repeatElement(children[body], count: Swift.min(min, limit)).joined()
      return Array(all.prefix(limit))
    // Text that is looked at need not be part of the match.
    case .empty, .look, .reference, .assertion: return []
    }
  }
}

extension MatcherProgram {
  /// Returns whether the text from a place on has the required characters. A match there ends no
  /// earlier than they do, so this reads no more text than the search for it.
  func hasRequired<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from start: Int
  ) -> Bool {
    var next = required.lowerBound
    var position = start
    while next < required.upperBound {
      guard position < subject.count else { return false }
      if sets.contains(UInt32(truncatingIfNeeded: subject[position]), set: next) { next &+= 1 }
      position &+= 1
    }
    return true
  }
}
