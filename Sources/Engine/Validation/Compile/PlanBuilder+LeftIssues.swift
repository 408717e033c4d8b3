/// Nodes that return a payload without issues and leave issues in the list of the given payload.
extension PlanBuilder {
  /// Returns whether a node may leave issues in its payload's list and return a payload of another list.
  ///
  /// An `optional` does, a `catch` on a pipe's right side, and a pipe that goes on after unknown keys.
  ///
  /// - Parameters:
  ///   - index: The node's place in the plan.
  ///   - isRightSide: Whether the node's payload is another one than the given payload, but shares its list.
  func leavesIssues(at index: Int32, isRightSide: Bool = false) -> Bool {
    let node = nodes[Int(index)]
    switch node.opcode {
    case .optional:
      return nodes[Int(node.inner)].acceptsAbsent
        || leavesIssues(at: node.inner, isRightSide: isRightSide)
    case .same where node.inner < 0 || Int(node.inner) >= nodes.count: return true
    case .success, .codec: return true
    case .nullable, .default, .prefault, .explained, .nonoptional, .same:
      return leavesIssues(at: node.inner, isRightSide: isRightSide)
    case .catch:
      return isRightSide || leavesIssues(at: node.inner, isRightSide: isRightSide)
    case .pipe where rules.pipesUnknownKeys:
      // The second side may return another payload than the one with the first side's unknown keys.
      return true
    case .pipe:
      return leavesIssues(at: node.input, isRightSide: isRightSide)
        || leavesIssues(at: node.output, isRightSide: true)
    case .union, .exclusiveUnion:
      // Each of several options has its own list.
      return node.options.count == 1
        && leavesIssues(at: items[node.options.lowerBound], isRightSide: isRightSide)
    case .discriminatedUnion:
      let table = discriminators[Int(node.discriminator)]
      let options = cases[Int(table.firstCase)..<Int(table.endCase)].map(\.node)
      return (options + (table.absentNode < 0 ? [] : [table.absentNode])).contains {
        leavesIssues(at: $0, isRightSide: isRightSide)
      }
    default: return false
    }
  }
}
