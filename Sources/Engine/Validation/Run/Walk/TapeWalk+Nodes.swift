internal import SourceJSON

/// Verdicts of nodes, and their outputs.
extension TapeWalk {
  /// Runs a node; false at the first issue, or if the run becomes undecided. On success `value` is the node's
  /// output.
  @inline(never)
  mutating func judge(_ index: Int32, _ value: inout Value) -> Bool {
    if let isValid = operations.verdictAtOnce(index, &value) { return isValid }
    return judgeNode(index, &value)
  }

  /// Runs a node step by step. What only explaining can decide is explained, with the node's checks.
  private mutating func judgeNode(_ index: Int32, _ value: inout Value) -> Bool {
    guard memory.takesStep() else { return false }
    let node = tables.nodes[Int(index)]
    guard let isValid = judgeUnchecked(node, &value) else {
      return judgeByExplaining(index, &value)
    }
    return isValid
      && (node.firstCheck == node.endCheck || operations.passesChecks(of: node, &value))
  }

  /// Runs a node without its checks; nil if it must be explained.
  @inline(__always)
  private mutating func judgeUnchecked(_ node: PlanNode, _ value: inout Value) -> Bool? {
    switch node.opcode {
    case .array:
      guard values.type(value) == .array, judgeElements(node, &value) else { return false }
    case .tuple:
      guard values.type(value) == .array else { return false }
      if plan.rules.runsAbsentItems, values.elementCount(value) < node.items.count {
        return nil
      }
      guard judgeTuple(node, &value) else { return false }
    case .record:
      guard values.isPlainObject(value) else { return false }
      return node.key < 0 ? judgeRecord(node, &value) : judgeKeys(node, &value)
    case .keyedRecord:
      guard values.isPlainObject(value) else { return false }
      return judgeFixedKeys(node, &value)
    case .object:
      guard !tables.objects[Int(node.object)].isExplained else { return nil }
      return judgeObject(node.object, &value)
    case .union:
      return judgeUnion(node, &value)
    case .exclusiveUnion:
      return judgeExclusiveUnion(node, &value)
    case .intersection:
      return judgeIntersection(node, &value)
    case .same:
      return judgeSame(node, &value)
    case .discriminatedUnion:
      guard values.type(value) == .object else { return values.isOfClass(value) ? nil : false }
      let option = operations.option(node, of: value)
      guard option >= 0 else {
        guard tables.discriminators[Int(node.discriminator)].isFallingBack else { return false }
        return nil
      }
      guard judge(option, &value) else { return false }
    case .optional:
      if value.isUndefined {
        guard node.runsOnAbsent else { break }
        guard judgeAbsent(node, &value) else { return nil }
      } else {
        guard judge(node.inner, &value) else { return false }
      }
    case .nonoptional:
      guard judge(node.inner, &value), !value.isUndefined else { return false }
    case .detached:
      return judge(node.inner, &value)
    case .nullable:
      if values.type(value) != .null {
        guard judge(node.inner, &value) else { return false }
      }
    case .default:
      if !value.isUndefined {
        guard judge(node.inner, &value) else { return false }
      }
      if value.isUndefined { value = operations.substitute(node) }
    case .prefault:
      if value.isUndefined { value = operations.substitute(node) }
      guard judge(node.inner, &value) else { return false }
    case .catch where node.valueFunction >= 0: return nil
    case .catch:
      var output = value
      if judge(node.inner, &output) {
        value = output
      } else {
        guard !values.isUndecided else { return false }
        // What comes behind the first issue may throw, which no catch catches.
        if node.mayFail { return nil }
        value = operations.substitute(node)
      }
    case .pipe:
      guard judge(node.input, &value), judge(node.output, &value) else { return false }
    case .codec:
      guard !plan.transforms[Int(node.transform)].reportsIssues else { return nil }
      guard judge(node.input, &value),
        operations.apply(node.transform, opcode: node.transformOpcode, &value),
        judge(node.output, &value)
      else { return false }
    default: return operations.leafAccepts(node, &value)
    }
    return true
  }

  /// Validates a value by the options of a union; nil if it must be explained, since an option that rejects the value may
  /// leave the run undecided behind its first issue.
  private mutating func judgeUnion(_ node: PlanNode, _ value: inout Value) -> Bool? {
    for item in node.options {
      var output = value
      if judge(tables.items[item], &output) {
        value = output
        return true
      }
      if values.isUndecided { return false }
      if node.mayFail { return nil }
    }
    return false
  }

  /// Explains a node, for a verdict that needs it.
  mutating func judgeByExplaining(_ index: Int32, _ value: inout Value) -> Bool {
    guard let explained = explained(index, value), explained.isValid else { return false }
    value = explained.output
    return true
  }
}
