internal import SchemaModel

extension PlanBuilder {
  /// Returns the number of elements above which an array's elements don't run: the lowest limit among the checks of a length that
  /// come before any other.
  func mostElements(of node: PlanNode) -> Int {
    guard rules.limitsFirst else { return .max }
    return checks[Int(node.firstCheck)..<Int(node.endCheck)].prefix { $0.opcode == .length }
      .filter { $0.comparison != .atLeast && $0.limit >= 0 && $0.when < 0 }
      .map { Int(exactly: $0.limit) ?? .max }.min() ?? .max
  }
}
