internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Nodes without nodes below them.
extension Explanation {
  mutating func explainLeaf(_ node: PlanNode, _ payload: Int32) {
    let value = found[payload].value
    switch node.opcode {
    case .string: expect(.string, node, payload)
    case .boolean: expect(.boolean, node, payload)
    case .null: expect(.null, node, payload)
    case .undefined: expect(.undefined, node, payload)
    case .bigint: expect(.bigint, node, payload)
    case .number: explainNumber(node, payload)
    case .nan:
      if values.type(value) != .number || !values.number(value).isNaN {
        pushTypeIssue(node.template, value, to: payload)
      }
    case .date: explainDate(node, payload)
    case .function:
      guard values.type(value) == .function else {
        return pushTypeIssue(node.template, value, to: payload)
      }
      found[payload].value = values.makeFunction()
    case .never, .foreign: pushTypeIssue(node.template, value, to: payload)
    case .literal:
      var value = value
      if !operations.isLiteral(node, &value) { push(node.template, value, to: payload) }
    case .coerced: explainCoerced(node, payload)
    case .templateLiteral: explainTemplateLiteral(node, payload)
    case .stringbool: explainWords(node, payload)
    case .transform: explainTransform(node, payload)
    case .failing where node.template >= 0 && values.type(value) != .object:
      pushTypeIssue(node.template, value, to: payload)
    case .failing:
      values.leaveUndecided(
        .functionFailed(name: "the schema", error: plan.texts[Int(node.failure)].string))
    default: break
    }
  }

  private mutating func explainNumber(_ node: PlanNode, _ payload: Int32) {
    let value = found[payload].value
    guard values.type(value) == .number else {
      return pushTypeIssue(node.template, value, to: payload)
    }
    let number = values.number(value)
    guard !number.isFinite else { return }
    push(node.template, value, to: payload)
    found.last.detail =
      number.isNaN
      ? .notNumber : number < 0 && plan.rules.namesInfinity ? .negativeInfinity : .infinity
  }

  private mutating func explainDate(_ node: PlanNode, _ payload: Int32) {
    let value = found[payload].value
    guard values.type(value) == .date else {
      return pushTypeIssue(node.template, value, to: payload)
    }
    guard values.milliseconds(value).isNaN else { return }
    push(node.template, value, to: payload)
    found.last.detail = .invalidDate
  }

  private mutating func explainCoerced(_ node: PlanNode, _ payload: Int32) {
    var value = found[payload].value
    guard operations.coerce(node, &value) else { return }
    found[payload].value = value
    switch CoercionOpcode(rawValue: UInt8(truncatingIfNeeded: node.coercion)) {
    case .string: expect(.string, node, payload)
    case .number: explainNumber(node, payload)
    case .boolean: expect(.boolean, node, payload)
    case .bigint: expect(.bigint, node, payload)
    case .date, nil: explainDate(node, payload)
    }
  }

  private mutating func explainTemplateLiteral(_ node: PlanNode, _ payload: Int32) {
    var value = found[payload].value
    guard values.type(value) == .string else {
      return pushTypeIssue(node.template, value, to: payload)
    }
    values.count(readingOf: value)
    if !operations.matches(values.text(&value), pattern: node.pattern), !values.isUndecided {
      push(node.template + 1, value, to: payload)
    }
  }

  /// Runs a `stringbool`, which Zod makes of a codec from text to Boolean: any issue aborts.
  private mutating func explainWords(_ node: PlanNode, _ payload: Int32) {
    var value = found[payload].value
    if plan.rules.isEncoding {
      guard values.type(value) == .boolean else {
        pushTypeIssue(node.template + 2, value, to: payload)
        found[payload].isAborted = true
        return
      }
      found[payload].value = operations.word(for: values.isTruthy(value), of: node)
      return
    }
    guard values.type(value) == .string else {
      pushTypeIssue(node.template, value, to: payload)
      found[payload].isAborted = true
      return
    }
    guard let truth = operations.truth(of: &value, node) else {
      push(node.template + 1, value, to: payload)
      found[payload].isAborted = true
      return
    }
    found[payload].value = .constant(truth ? node.constant : node.otherConstant)
  }

  private mutating func explainTransform(_ node: PlanNode, _ payload: Int32) {
    transform(node, payload)
    found[payload].isMade = true
  }

  /// Runs the function of a `transform` or `codec`, which may add issues.
  mutating func transform(_ node: PlanNode, _ payload: Int32) {
    let function = plan.transforms[Int(node.transform)]
    if call(function, node.template, payload) { return }
    var value = found[payload].value
    guard operations.apply(node.transform, opcode: node.transformOpcode, &value) else { return }
    found[payload].value = value
  }
}
