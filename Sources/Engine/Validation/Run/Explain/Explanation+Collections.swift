internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A `Set` and a `Map`, which only functions of the schema make.
///
/// Zod 4.6.7, `core/schemas.ts`, `$ZodSet`, `$ZodMap`, `handleSetResult` and `handleMapResult`.
extension Explanation {
  mutating func startCollection(_ frame: inout Frame, _ node: PlanNode) {
    if plan.rules.limitsFirst, exceedsLimit(frame, node) { return leave(frame.payload) }
    frame.cursor = values.elements(frame.input)
    continueCollection(&frame, node)
  }

  /// Goes on with the next element of a `Set` or key of a `Map`.
  private mutating func continueCollection(_ frame: inout Frame, _ node: PlanNode) {
    guard let next = values.next(&frame.cursor) else { return endCollection(&frame, node) }
    callFresh(node.opcode == .set ? node.element : node.key, next, from: &frame)
  }

  mutating func resumeCollection(_ frame: inout Frame, _ node: PlanNode) {
    switch (node.opcode, frame.phase) {
    case (.set, _):
      // The path of an element's issues ends at the `Set`.
      let output = found[returned].value
      if found.hasIssues(returned) {
        values.work.count(Int(found.list(of: returned).count))
        found.moveIssues(of: returned, to: frame.payload)
        checkIssueCount()
      } else {
        found.drop(to: frame.mark)
      }
      values.arena.open.append(Arena.Member(key: .none, value: output))
      continueCollection(&frame, node)
    case (_, .child):
      let key = values.arena.members[frame.cursor.position - 1].value
      frame.extra = endPart(frame, node, key: key, isKey: true)
      guard !values.isUndecided, let value = values.next(&frame.cursor) else { return }
      callFresh(node.element, value, from: &frame, then: .secondChild)
    default:
      let key = values.arena.members[frame.cursor.position - 2].value
      let output = endPart(frame, node, key: key, isKey: false)
      guard !values.isUndecided else { return }
      values.arena.open.append(Arena.Member(key: .none, value: frame.extra))
      values.arena.open.append(Arena.Member(key: .none, value: output))
      continueCollection(&frame, node)
    }
  }

  /// Adds the issues of a key or value of a `Map` to the frame's payload, and returns its output.
  private mutating func endPart(
    _ frame: Frame, _ node: PlanNode, key: Value, isKey: Bool
  ) -> Value {
    let output = found[returned].value
    guard found.hasIssues(returned) else {
      found.drop(to: frame.mark)
      return output
    }
    switch values.type(key) {
    case .string:
      guard let name = values.key(from: key) else { return output }
      return endChild(frame, key: name)
    case .number:
      guard let index = Int(exactly: values.number(key)) else {
        values.leaveUndecided(
          .unsupportedValue(name: "the path of an issue", type: "number that is no integer"))
        return output
      }
      return endChild(frame, key: .none, index: index)
    default:
      let payload = returned
      push(node.template + (isKey ? 1 : 2), frame.input, to: frame.payload)
      if isKey {
        found.name(issuesOfKey: payload)
        found.last.detail = .keyOfMap
      } else {
        found.name(issuesOfElement: payload, key: key)
      }
      checkNesting()
      checkIssueCount()
      return output
    }
  }

  private mutating func endCollection(_ frame: inout Frame, _ node: PlanNode) {
    guard !values.isUndecided else { return }
    found[frame.payload].value = values.closeCollection(
      from: frame.open, as: node.opcode == .set ? .set : .map)
    finish(&frame, frame.payload)
  }
}
