internal import SourceJSON

/// The judging mode: the verdict and the output, without issues.
extension Runner {
  /// Runs a node; false at the first issue, or if the run becomes undecided. On success `value` is the node's
  /// output.
  mutating func judge(_ index: Int32, _ value: inout Value) -> Bool {
    let scalar = tables.scalars[Int(index)]
    switch value.kind {
    case .undefined:
      if scalar.acceptsAbsent { return true }
    case .text:
      if scalar.judgesText {
        return judgeScalarText(scalar, &value)
      }
    case .source:
      switch values.entry(value).kind {
      case .string, .key:
        if scalar.judgesText {
          return judgeScalarText(scalar, &value)
        }
      case .null: if scalar.acceptsNull { return true }
      case .true, .false: if scalar.acceptsBoolean { return true }
      case .number:
        let numbers = tables.numbers[Int(index)]
        if numbers.isKnown { return numbers.contains(values.number(value)) }
      case .array, .object: break
      }
    default: break
    }
    return judgeNode(index, &value)
  }

  @inline(never)
  private mutating func judgeScalarText(_ scalar: PlanScalar, _ value: inout Value) -> Bool {
    judgeText(values.text(&value), scalar.alternatives, &value)
  }

  /// Runs a node step by step. What only explaining can decide is explained, with the node's checks.
  private mutating func judgeNode(_ index: Int32, _ value: inout Value) -> Bool {
    guard takesStep() else { return false }
    let node = tables.nodes[Int(index)]
    guard let isValid = judgeUnchecked(node, &value) else {
      return judgeByExplaining(index, &value)
    }
    return isValid && (node.firstCheck == node.endCheck || judgeChecks(node, &value))
  }

  /// Runs a node without its checks; nil if it must be explained.
  @inline(__always)
  private mutating func judgeUnchecked(_ node: PlanNode, _ value: inout Value) -> Bool? {
    switch node.opcode {
    case .string:
      guard values.type(value) == .string else { return false }
    case .number:
      guard values.type(value) == .number, values.number(value).isFinite else { return false }
    case .boolean:
      guard values.type(value) == .boolean else { return false }
    case .null:
      guard values.type(value) == .null else { return false }
    case .anything:
      break
    case .never:
      return false
    case .literal:
      guard operations.isLiteral(node, &value) else { return false }
    case .undefined, .nan, .bigint, .date, .coerced, .templateLiteral, .stringbool:
      return judgeLeaf(node, &value)
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
      if value.isUndefined { value = substitute(node) }
    case .prefault:
      if value.isUndefined { value = substitute(node) }
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
        value = substitute(node)
      }
    case .pipe:
      guard judge(node.input, &value), judge(node.output, &value) else { return false }
    case .transform, .codec:
      guard !plan.transforms[Int(node.transform)].reportsIssues else {
        return nil
      }
      if node.opcode == .codec {
        guard judge(node.input, &value) else { return false }
      }
      guard operations.apply(node.transform, opcode: node.transformOpcode, &value) else {
        return false
      }
      if node.opcode == .codec {
        guard judge(node.output, &value) else { return false }
      }
    default: return nil
    }
    return true
  }

  @inline(__always)
  mutating func judgeChecks(_ node: PlanNode, _ value: inout Value) -> Bool {
    for index in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = tables.checks[index]
      if check.hasOwnCondition {
        let runs =
          check.hasRareCondition ? operations.hasSize(value) : operations.hasLength(value)
        guard runs else { continue }
      }
      guard case .passed = operations.evaluate(check, &value), !values.isUndecided else {
        return false
      }
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

  /// Runs a node in the explaining mode, for a verdict that needs it.
  mutating func judgeByExplaining(_ index: Int32, _ value: inout Value) -> Bool {
    guard let explained = explained(index, value), explained.isValid else { return false }
    value = explained.output
    return true
  }

  /// Returns the verdict of the explaining mode and the node's output, without the issues; nil if the run becomes undecided.
  ///
  /// No other call leads from a run for the verdict to the explaining mode.
  mutating func explained(
    _ index: Int32, _ value: Value
  ) -> (isValid: Bool, output: Value)? {
    let mark = found.mark
    let payload = explainFresh(index, value)
    defer { found.drop(to: mark) }
    guard !values.isUndecided else { return nil }
    return (!found.hasIssues(payload), found[payload].value)
  }
}
