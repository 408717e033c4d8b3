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
    var seen: Set<Int32> = []
    return leavesIssues(at: index, isRightSide: isRightSide, seen: &seen)
  }

  /// - Parameter seen: The nodes on the way, twice their indices, and one more for those on a right side. One that is met again in a
  ///   schema that refers to itself adds nothing.
  private func leavesIssues(
    at index: Int32, isRightSide: Bool, seen: inout Set<Int32>
  ) -> Bool {
    guard seen.insert(index &* 2 &+ (isRightSide ? 1 : 0)).inserted else { return false }
    func below(_ place: Int32, isRightSide: Bool, _ seen: inout Set<Int32>) -> Bool {
      leavesIssues(at: place, isRightSide: isRightSide, seen: &seen)
    }
    let node = nodes[Int(index)]
    switch node.opcode {
    case .optional:
      return nodes[Int(node.inner)].acceptsAbsent
        || below(node.inner, isRightSide: isRightSide, &seen)
    case .same where node.inner < 0 || Int(node.inner) >= nodes.count: return true
    case .success, .codec: return true
    case .nullable, .default, .prefault, .explained, .nonoptional, .same:
      return below(node.inner, isRightSide: isRightSide, &seen)
    case .catch:
      return isRightSide || below(node.inner, isRightSide: isRightSide, &seen)
    case .pipe where rules.pipesUnknownKeys:
      // The second side may return another payload than the one with the first side's unknown keys.
      return true
    case .pipe:
      return below(node.input, isRightSide: isRightSide, &seen)
        || below(node.output, isRightSide: true, &seen)
    case .union, .exclusiveUnion:
      // Each of several options has its own list.
      return node.options.count == 1
        && below(items[node.options.lowerBound], isRightSide: isRightSide, &seen)
    case .discriminatedUnion:
      let table = discriminators[Int(node.discriminator)]
      let options = cases[Int(table.firstCase)..<Int(table.endCase)].map(\.node)
      for option in options + (table.absentNode < 0 ? [] : [table.absentNode])
      where below(option, isRightSide: isRightSide, &seen) {
        return true
      }
      return false
    default: return false
    }
  }
}
