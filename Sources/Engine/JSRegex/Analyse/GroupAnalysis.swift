/// The static analysis of capture groups and references.
///
/// ECMAScript clears the captures inside a loop at the start of each iteration (ECMA-262,
/// sec-runtime-semantics-repeatmatcher-abstract-operation, step 4); PCRE2 keeps them. The two agree
/// for a group that is either always empty at the reference or never skipped by an iteration.
struct GroupAnalysis {
  let tree: PatternTree
  private let parents: [PatternTree.NodeID]
  /// Whether each node is in a loop that is never entered, or whose iterations are all taken back,
  /// such as an optional lookahead.
  let isDead: [Bool]
  /// Whether captures in each node are unset at the end of every match, because a negative lookaround or a loop that is
  /// never entered is around it.
  let isHidden: [Bool]
  /// Whether each node can match the empty string. References are assumed to.
  let isNullable: [Bool]

  init(_ tree: PatternTree) {
    self.tree = tree
    var parents = Array(repeating: -1, count: tree.nodes.count)
    for id in tree.nodes.indices {
      for child in tree.children(of: id) { parents[child] = id }
    }
    self.parents = parents
    var isDead = Array(repeating: false, count: tree.nodes.count)
    var isHidden = isDead
    // Parents come after their children, so a walk from the back meets them first.
    for id in parents.indices.reversed() where parents[id] >= 0 {
      isDead[id] = isDead[parents[id]] || Self.isNeverEntered(tree, parents[id])
      isHidden[id] = isHidden[parents[id]] || Self.hidesCaptures(tree, parents[id])
    }
    self.isDead = isDead
    self.isHidden = isHidden
    isNullable = tree.nodes.reduce(into: []) { $0.append(Self.isNullable($1.kind, children: $0)) }
  }

  private static func isNullable(_ kind: PatternTree.Kind, children: [Bool]) -> Bool {
    switch kind {
    case .character: false
    case .set(let expression): expression.mayContainStrings
    case .sequence(let items): items.allSatisfy { children[$0] }
    case .alternation(let branches): branches.contains { children[$0] }
    case .capture(_, let body): children[body]
    case .loop(let min, _, _, let body): min == 0 || children[body]
    case .empty, .look, .reference, .assertion: true
    }
  }

  private static func isNeverEntered(_ tree: PatternTree, _ id: PatternTree.NodeID) -> Bool {
    guard case .loop(let min, let max, _, let body) = tree[id].kind else { return false }
    if case .look = tree[body].kind { return min == 0 }
    return max == 0
  }

  /// The depth of the deepest node below the root.
  var depth: Int {
    var depths = Array(repeating: 0, count: parents.count)
    for id in parents.indices.reversed() where parents[id] >= 0 {
      depths[id] = depths[parents[id]] + 1
    }
    return depths.max() ?? 0
  }

  /// Returns the node and its ancestors, from the inside out.
  func path(from id: PatternTree.NodeID) -> [PatternTree.NodeID] {
    var result: [PatternTree.NodeID] = []
    var next = id
    while next >= 0 {
      result.append(next)
      next = parents[next]
    }
    return result
  }

  /// Returns whether a reference always finds the group unset, and so matches the empty string.
  func isAlwaysUnset(group: Int, at reference: PatternTree.NodeID) -> Bool {
    let groupNode = tree.groupNodes[group - 1]
    let outer = path(from: reference)
    if outer.contains(groupNode) { return true }
    let inner = path(from: groupNode)
    guard let (ancestor, groupPath, referenceChild) = meeting(of: inner, and: outer) else {
      return true
    }
    if groupPath.contains(where: hidesCaptures) { return true }
    guard case .sequence = tree[ancestor].kind, let groupChild = groupPath.last else { return true }
    // Nodes are numbered in the order of the pattern.
    return isMatchedBackwards(ancestor) ? groupChild < referenceChild : groupChild > referenceChild
  }

  /// Returns whether a reference in PCRE2 could find a capture that ECMAScript has cleared.
  func canBeStale(group: Int, at reference: PatternTree.NodeID) -> Bool {
    let inner = path(from: tree.groupNodes[group - 1])
    guard let (_, groupPath, _) = meeting(of: inner, and: path(from: reference)) else {
      return true
    }
    return hasSkipBelowLoop(inner, skipsAmong: groupPath.count)
  }

  /// Returns the lowest common ancestor of two paths, the part of the first below it, and the child
  /// of the ancestor that leads to the second.
  private func meeting(
    of first: [PatternTree.NodeID], and second: [PatternTree.NodeID]
  ) -> (ancestor: PatternTree.NodeID, below: ArraySlice<PatternTree.NodeID>, PatternTree.NodeID)? {
    let places = Dictionary(uniqueKeysWithValues: second.enumerated().map { ($1, $0) })
    for (index, node) in first.enumerated() {
      if let place = places[node], place > 0 { return (node, first[..<index], second[place - 1]) }
    }
    return nil
  }

  /// Returns whether one of the first `count` nodes of the path can be skipped without entering the
  /// group and has a loop above it.
  private func hasSkipBelowLoop(_ path: [PatternTree.NodeID], skipsAmong count: Int) -> Bool {
    guard let skip = path[..<count].firstIndex(where: maySkip) else { return false }
    return path[(skip + 1)...].contains(where: isLoop)
  }

  func maySkip(_ id: PatternTree.NodeID) -> Bool {
    switch tree[id].kind {
    case .alternation: true
    case .loop(let min, _, _, _): min == 0
    default: false
    }
  }

  func isLoop(_ id: PatternTree.NodeID) -> Bool {
    if case .loop(_, let max, _, _) = tree[id].kind { max.map { $0 > 1 } ?? true } else { false }
  }

  /// Returns whether captures below this node are never seen outside it.
  func hidesCaptures(_ id: PatternTree.NodeID) -> Bool { Self.hidesCaptures(tree, id) }

  private static func hidesCaptures(_ tree: PatternTree, _ id: PatternTree.NodeID) -> Bool {
    switch tree[id].kind {
    case .look(let look, _): look.isNegative
    default: isNeverEntered(tree, id)
    }
  }

  private func isMatchedBackwards(_ id: PatternTree.NodeID) -> Bool {
    for node in path(from: id).dropFirst() {
      if case .look(let look, _) = tree[node].kind { return look.isBehind }
    }
    return false
  }
}
