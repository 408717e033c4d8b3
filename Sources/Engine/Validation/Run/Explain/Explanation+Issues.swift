internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Issues from templates.
extension Explanation {
  /// Adds a type issue if the value is of another type.
  mutating func expect(_ expected: ValueType, _ node: PlanNode, _ payload: Int32) {
    let value = found[payload].value
    if values.type(value) != expected { pushTypeIssue(node.template, value, to: payload) }
  }

  /// Adds the issue of a template about a value.
  @inline(__always)
  mutating func push(_ template: Int32, _ value: Value, to payload: Int32) {
    var issue = PendingIssue(
      template: template, continuation: tables.continuations[Int(template)])
    if keepsInputs { issue.input = value }
    found.append(issue, to: payload)
  }

  /// Adds a type issue, whose default message names the value's type.
  mutating func pushTypeIssue(_ template: Int32, _ value: Value, to payload: Int32) {
    push(template, value, to: payload)
    let type = values.type(value)
    found.last.type = type
    if type == .object, let name = values.constructorName(of: value) {
      return found.name(constructor: name)
    }
    let number = type == .number ? values.number(value) : 0
    if number.isInfinite, plan.rules.namesInfinity {
      found.last.detail = number < 0 ? .ofNegativeInfinity : .ofInfinity
    } else {
      found.last.detail = number.isNaN ? .nan : .type
    }
  }
}
