internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Issues from templates.
extension Runner {
  /// Adds a type issue if the value is of another type.
  mutating func expect(_ expected: ValueType, _ node: PlanNode, _ payload: Payload) {
    if values.type(payload.value) != expected { pushTypeIssue(node.template, payload.value) }
  }

  /// Adds the issue of a template.
  @inline(__always)
  mutating func push(_ template: Int32) {
    found.append(
      PendingIssue(template: template, continues: tables.continues[Int(template)]))
  }

  /// Adds a type issue, whose default message names the value's type.
  mutating func pushTypeIssue(_ template: Int32, _ value: Value) {
    push(template)
    let type = values.type(value)
    found.last.type = type
    if type == .object, let name = values.constructorName(of: value) {
      return found.name(constructor: name)
    }
    let isNaN = type == .number && values.number(value).isNaN
    found.last.detail = isNaN ? .nan : .type
  }
}
