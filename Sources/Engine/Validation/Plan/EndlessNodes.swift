/// The nodes that may run without end, as a schema that refers to itself for the same value does.
struct EndlessNodes {
  /// For each node, whether it may.
  private(set) var isEndless: [Bool]

  init(_ builder: PlanBuilder, keepsValues: [Bool]) {
    let children = builder.nodes.map { builder.children(of: $0) + builder.checkedNodes(of: $0) }
    isEndless = Array(repeating: false, count: children.count)
    // The compiler adds a node after the nodes below it, except for what a reference names.
    let refers = children.enumerated().contains { place, below in
      below.contains { Int($0) >= place }
    }
    guard refers else { return }
    let ofSameValue = builder.nodes.map { $0.descends ? [] : builder.children(of: $0) }
    isEndless = Self.reachingCycles(ofSameValue)
    let isRecursive = Self.reachingCycles(children)
    for (place, node) in builder.nodes.enumerated() {
      switch node.opcode {
      // Each round starts with a value of the schema, not with a part of the payload.
      case .prefault: if isRecursive[Int(node.inner)] { isEndless[place] = true }
      case .pipe where node.input >= 0 && node.output >= 0:
        if isRecursive[Int(node.output)], !keepsValues[Int(node.input)] { isEndless[place] = true }
      case .codec where node.output >= 0:
        if isRecursive[Int(node.output)] { isEndless[place] = true }
      default: break
      }
    }
  }

  /// Returns for each node whether a way over the edges leads from it to a cycle.
  private static func reachingCycles(_ edges: [[Int32]]) -> [Bool] {
    var parents = [[Int32]](repeating: [], count: edges.count)
    for (place, below) in edges.enumerated() {
      for child in below { parents[Int(child)].append(Int32(place)) }
    }
    var left = edges.map(\.count)
    var waiting = left.indices.filter { left[$0] == 0 }
    while let place = waiting.popLast() {
      for parent in parents[place] {
        left[Int(parent)] -= 1
        if left[Int(parent)] == 0 { waiting.append(Int(parent)) }
      }
    }
    // All ways from a node without edges left end.
    return left.map { $0 > 0 }
  }
}

extension PlanNode {
  /// Whether the nodes below run on parts of the value, so that they can't go on without end.
  fileprivate var descends: Bool {
    switch opcode {
    case .array, .tuple, .set, .map, .record, .keyedRecord, .object: true
    default: false
    }
  }
}

extension PlanBuilder {
  /// Returns the nodes that a node's checks run on members of its value.
  fileprivate func checkedNodes(of node: PlanNode) -> [Int32] {
    checks[Int(node.firstCheck)..<Int(node.endCheck)].filter { $0.opcode == .property }.map(\.node)
  }
}
