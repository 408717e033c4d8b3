/// The start of a pattern: the conditions before its first character, and whether they include the
/// start of the text.
struct PatternPrefix {
  /// A lookahead before the first character.
  struct Lookahead {
    let id: PatternTree.NodeID
    let body: PatternTree.NodeID
    let isNegative: Bool
  }

  /// The lookaheads before the first character.
  private(set) var lookaheads: [Lookahead] = []
  /// The nodes after them, without `^`.
  private(set) var rest: [PatternTree.NodeID] = []
  /// Whether a match can only start at the start of the text.
  private(set) var isAnchored: Bool

  init(_ tree: PatternTree) {
    var items = [tree.root]
    if case .sequence(let all) = tree[tree.root].kind { items = all }
    isAnchored = tree.flags.contains(.sticky)
    for (index, id) in items.enumerated() {
      switch tree[id].kind {
      case .assertion(.start) where !tree[id].flags.contains(.multiline):
        isAnchored = true
      case .look(let look, let body) where !look.isBehind:
        lookaheads.append(Lookahead(id: id, body: body, isNegative: look.isNegative))
      default:
        rest = Array(items[index...])
        isAnchored = isAnchored || Self.isAnchored(id, in: tree)
        return
      }
    }
  }

  /// Returns whether all matches of a node start at the start of the text.
  private static func isAnchored(_ id: PatternTree.NodeID, in tree: PatternTree) -> Bool {
    var pending = [id]
    while let id = pending.popLast() {
      switch tree[id].kind {
      case .assertion(.start) where !tree[id].flags.contains(.multiline): continue
      case .sequence(let items): pending += items.prefix(1)
      case .alternation(let branches): pending += branches
      case .capture(_, let body): pending.append(body)
      case .loop(let min, _, _, let body) where min > 0: pending.append(body)
      case .loop, .empty, .character, .set, .look, .reference, .assertion: return false
      }
    }
    return true
  }
}
