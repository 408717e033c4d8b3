/// Which nodes leave issues with the payload that they are given though the one that they return has none.
extension PlanBuilder {
  /// Whether the node at an index, run on a payload, may leave issues in the payload's list and return a payload of
  /// another list: an `optional` does that, and a `catch` on a pipe's right side.
  ///
  /// - Parameter isRightSide: whether the node's payload is not the given one, but shares its list.
  func leavesIssues(at index: Int32, isRightSide: Bool = false) -> Bool {
    let node = nodes[Int(index)]
    switch node.opcode {
    case .optional:
      return nodes[Int(node.a)].acceptsAbsent || leavesIssues(at: node.a, isRightSide: isRightSide)
    case .nullable, .default, .prefault, .explained:
      return leavesIssues(at: node.a, isRightSide: isRightSide)
    case .catch:
      return isRightSide || leavesIssues(at: node.a, isRightSide: isRightSide)
    case .pipe:
      return leavesIssues(at: node.a, isRightSide: isRightSide)
        || leavesIssues(at: node.b, isRightSide: true)
    case .union:
      // Several options have lists of their own.
      return node.b - node.a == 1
        && leavesIssues(at: items[Int(node.a)], isRightSide: isRightSide)
    case .discriminatedUnion:
      let table = discriminators[Int(node.a)]
      let options = cases[Int(table.firstCase)..<Int(table.endCase)].map(\.node)
      return (options + (table.absentNode < 0 ? [] : [table.absentNode])).contains {
        leavesIssues(at: $0, isRightSide: isRightSide)
      }
    default: return false
    }
  }
}
