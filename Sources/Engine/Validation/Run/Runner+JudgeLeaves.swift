/// Verdicts without issues for nodes without nodes below them, besides the most common ones.
extension Runner {
  /// Validates or converts a value by a node that has no other nodes; false also if the run becomes undecided.
  @inline(never)
  mutating func judgeLeaf(_ node: PlanNode, _ value: inout Value) -> Bool {
    switch node.opcode {
    case .undefined: return value.isUndefined
    case .nan: return values.type(value) == .number && values.number(value).isNaN
    case .bigint: return values.type(value) == .bigint
    case .date: return values.isValidDate(value)
    case .coerced: return judgeCoerced(node, &value)
    case .templateLiteral:
      guard values.type(value) == .string else { return false }
      values.count(readingOf: value)
      return operations.matches(values.text(&value), pattern: node.pattern)
    case .stringbool:
      guard values.type(value) == .string, let truth = operations.truth(of: &value, node) else {
        return false
      }
      value = .constant(truth ? node.constant : node.otherConstant)
      return true
    default: return false
    }
  }

  /// Converts a value and validates its new type.
  private mutating func judgeCoerced(_ node: PlanNode, _ value: inout Value) -> Bool {
    guard operations.coerce(node, &value) else { return false }
    switch CoercionOpcode(rawValue: UInt8(truncatingIfNeeded: node.coercion)) {
    case .string: return values.type(value) == .string
    case .number: return values.type(value) == .number && values.number(value).isFinite
    case .boolean: return values.type(value) == .boolean
    case .bigint: return values.type(value) == .bigint
    case .date, nil: return values.isValidDate(value)
    }
  }
}
