/// Properties of the nodes of a pattern that its automaton depends on.
struct NodeFacts {
  /// The depth of each node: 1 for one without children.
  private(set) var depths: [Int] = []
  /// Whether each node may match without taking a character.
  private(set) var isNullable: [Bool] = []
  /// Whether each node may take a character.
  private(set) var mayConsume: [Bool] = []

  init(_ tree: PatternTree) {
    depths.reserveCapacity(tree.nodes.count)
    isNullable.reserveCapacity(tree.nodes.count)
    mayConsume.reserveCapacity(tree.nodes.count)
    for node in tree.nodes { add(node.kind) }
  }

  private mutating func add(_ kind: PatternTree.Kind) {
    switch kind {
    case .empty, .assertion: add(depth: 1, isNullable: true, mayConsume: false)
    case .character: add(depth: 1, isNullable: false, mayConsume: true)
    case .set(let expression):
      add(depth: 1, isNullable: expression.mayContainStrings, mayConsume: true)
    case .reference(let groups): add(depth: 1, isNullable: true, mayConsume: !groups.isEmpty)
    case .sequence(let items):
      add(
        depth: depth(above: items), isNullable: items.allSatisfy { isNullable[$0] },
        mayConsume: items.contains { mayConsume[$0] })
    case .alternation(let branches):
      add(
        depth: depth(above: branches), isNullable: branches.contains { isNullable[$0] },
        mayConsume: branches.contains { mayConsume[$0] })
    case .capture(_, let body):
      add(depth: 1 + depths[body], isNullable: isNullable[body], mayConsume: mayConsume[body])
    case .look(_, let body): add(depth: 1 + depths[body], isNullable: true, mayConsume: false)
    case .loop(let min, _, _, let body):
      add(
        depth: 1 + depths[body], isNullable: min == 0 || isNullable[body],
        mayConsume: mayConsume[body])
    }
  }

  private func depth(above items: [PatternTree.NodeID]) -> Int {
    1 + items.reduce(0) { max($0, depths[$1]) }
  }

  private mutating func add(depth: Int, isNullable: Bool, mayConsume: Bool) {
    depths.append(depth)
    self.isNullable.append(isNullable)
    self.mayConsume.append(mayConsume)
  }
}
