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
        return judgeText(
          values.text(&value), scalar.firstAlternative, scalar.endAlternative, &value)
      }
    case .source:
      switch values.entry(value).kind {
      case .string, .key:
        if scalar.judgesText {
          return judgeText(
            values.text(&value), scalar.firstAlternative, scalar.endAlternative, &value)
        }
      case .null: if scalar.acceptsNull { return true }
      case .true, .false: if scalar.acceptsBoolean { return true }
      case .number, .array, .object: break
      }
    case .composite: break
    }
    return judgeNode(index, &value)
  }

  /// Runs a node step by step.
  private mutating func judgeNode(_ index: Int32, _ value: inout Value) -> Bool {
    let node = tables.nodes[Int(index)]
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
      guard isLiteral(node, &value) else { return false }
    case .array:
      guard values.type(value) == .array, judgeElements(node, &value) else { return false }
    case .tuple:
      guard values.type(value) == .array, judgeTuple(node, &value) else { return false }
    case .record:
      guard values.isPlainObject(value), judgeRecord(node, &value) else { return false }
    case .object:
      guard judgeObject(node, &value) else { return false }
    case .union:
      guard judgeUnion(node, &value) else { return false }
    case .discriminatedUnion:
      guard values.type(value) == .object, case let option = option(node, of: value), option >= 0
      else {
        return false
      }
      guard judge(option, &value) else { return false }
    case .optional:
      if value.isUndefined {
        guard tables.nodes[Int(node.inner)].acceptsAbsent else { break }
        var output = value
        if judge(node.inner, &output) {
          value = output
        } else if values.isUndecided || !judgeByExplaining(index, &value) {
          return false
        } else {
          return true
        }
      } else {
        guard judge(node.inner, &value) else { return false }
      }
    case .nullable:
      if values.type(value) != .null {
        guard judge(node.inner, &value) else { return false }
      }
    case .default:
      if !value.isUndefined {
        guard judge(node.inner, &value) else { return false }
      }
      if value.isUndefined { value = .constant(node.constant) }
    case .prefault:
      if value.isUndefined { value = .constant(node.constant) }
      guard judge(node.inner, &value) else { return false }
    case .catch:
      var output = value
      if judge(node.inner, &output) {
        value = output
      } else {
        guard !values.isUndecided else { return false }
        value = .constant(node.constant)
      }
    case .pipe:
      guard judge(node.input, &value), judge(node.output, &value) else { return false }
    case .transform:
      guard apply(node.transform, opcode: node.transformOpcode, &value) else { return false }
    case .explained:
      return judgeByExplaining(node.inner, &value)
    }
    return node.firstCheck == node.endCheck || judgeChecks(node, &value)
  }

  @inline(__always)
  private mutating func judgeChecks(_ node: PlanNode, _ value: inout Value) -> Bool {
    for index in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = tables.checks[index]
      if check.hasOwnCondition, !hasLength(value) { continue }
      guard case .passed = evaluate(check, &value), !values.isUndecided else { return false }
    }
    return true
  }

  private mutating func judgeUnion(_ node: PlanNode, _ value: inout Value) -> Bool {
    for item in node.options {
      var output = value
      if judge(tables.items[item], &output) {
        value = output
        return true
      }
      if values.isUndecided { return false }
    }
    return false
  }

  /// Runs a node in the explaining mode, for a verdict that depends on the state of an inner payload.
  mutating func judgeByExplaining(_ index: Int32, _ value: inout Value) -> Bool {
    let mark = found.mark
    let payload = explainFresh(index, value)
    let isValid = found.count == payload.firstIssue && !values.isUndecided
    found.drop(from: payload.firstIssue, since: mark)
    if isValid { value = payload.value }
    return isValid
  }

  /// Returns whether a value is one of a literal or enumeration, by SameValueZero.
  mutating func isLiteral(_ node: PlanNode, _ value: inout Value) -> Bool {
    switch values.type(value) {
    case .string:
      let text = values.text(&value).bytes
      for index in node.literals {
        if tables.literal(tables.literals[index], equals: text) { return true }
      }
      return false
    case .number:
      let number = values.number(value)
      return hasLiteral(node) {
        $0.kind == .number && ($0.number == number || $0.number.isNaN && number.isNaN)
      }
    case .boolean:
      let number: Double = values.entry(value).kind == .true ? 1 : 0
      return hasLiteral(node) { $0.kind == .boolean && $0.number == number }
    case .null:
      return hasLiteral(node) { $0.kind == .null }
    case .undefined, .array, .object:
      return false
    }
  }

  private mutating func hasLiteral(_ node: PlanNode, where matches: (PlanLiteral) -> Bool) -> Bool {
    node.literals.contains { matches(tables.literals[$0]) }
  }

  /// Returns the option that an object's discriminator chooses, or -1.
  mutating func option(_ node: PlanNode, of value: Value) -> Int32 {
    let table = tables.discriminators[Int(node.discriminator)]
    var discriminator = values.member(table.key, of: value)
    let kind: PlanLiteral.Kind
    var number = 0.0
    switch values.type(discriminator) {
    case .undefined: return table.absentNode
    case .string:
      let text = values.text(&discriminator).bytes
      for place in Int(table.firstCase)..<Int(table.endCase)
      where tables.literal(tables.cases[place].literal, equals: text) {
        return tables.cases[place].node
      }
      return -1
    case .number: (kind, number) = (.number, values.number(discriminator))
    case .boolean: (kind, number) = (.boolean, values.entry(discriminator).kind == .true ? 1 : 0)
    case .null: kind = .null
    case .array, .object: return -1
    }
    for place in Int(table.firstCase)..<Int(table.endCase) {
      let literal = tables.cases[place].literal
      if literal.kind == kind, literal.number == number { return tables.cases[place].node }
    }
    return -1
  }
}
