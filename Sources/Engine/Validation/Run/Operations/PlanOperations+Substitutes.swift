internal import SchemaModel

/// The values that take the place of others.
extension PlanOperations {
  /// Returns the value of a `default` or `prefault`, or of a `catch` with a constant.
  mutating func substitute(_ node: PlanNode) -> Value {
    if node.valueFunction < 0 { return constant(of: node) }
    let producer = plan.producers[Int(node.valueFunction)]
    guard let body = producer.body else { return .undefined }
    do {
      return values.adopt(try body())
    } catch {
      values.leaveUndecided(.functionFailed(name: producer.name, error: "\(error)"))
      return .undefined
    }
  }

  private mutating func constant(of node: PlanNode) -> Value {
    guard node.valueFunction < -1 else { return values.constant(node.constant) }
    let place = -2 - Int(node.valueFunction)
    switch plan.madeConstants[place] {
    case .bigint(let number): return values.arena.bigint(number)
    case .date(let milliseconds):
      return values.arena.date(ofConstant: place, milliseconds: milliseconds)
    }
  }
}
