internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Explaining arrays and objects.
extension Runner {
  /// Runs a node on a value that another one holds, and puts the way to it before its issues' paths.
  private mutating func explainChild(
    _ index: Int32, _ value: Value, at segment: (Runner) -> PathSegment
  ) -> Payload {
    let payload = explainFresh(index, value)
    if issues.count > payload.firstIssue {
      let segment = segment(self)
      for place in payload.firstIssue..<issues.count { issues[place].issue.path.append(segment) }
    }
    return payload
  }

  mutating func explainElements(_ node: PlanNode, _ payload: inout Payload) {
    guard type(payload.value) == .array else { return pushTypeIssue(node.template, payload.value) }
    let start = arena.open.count
    for (index, element) in elements(payload.value).enumerated() {
      let output = explainChild(node.a, element, at: { _ in .index(index) }).value
      arena.open.append(Arena.Member(key: .none, value: output))
    }
    payload.value = arena.closeComposite(from: start, isArray: true)
  }

  mutating func explainTuple(_ node: PlanNode, _ payload: inout Payload) {
    guard type(payload.value) == .array else { return pushTypeIssue(node.template, payload.value) }
    let elements = elements(payload.value)
    let itemCount = Int(node.b - node.a)
    let start = arena.open.count
    if node.c < 0, elements.count > itemCount || elements.count < Int(node.d) - 1 {
      // The two templates behind the type issue's: too big, too small.
      push(node.template + (elements.count > itemCount ? 1 : 2))
      payload.value = arena.closeComposite(from: start, isArray: true)
      return
    }
    for index in 0..<max(itemCount, elements.count) {
      if index >= elements.count, index >= Int(node.d) { break }
      let element = index < elements.count ? elements[index] : .undefined
      let item = index < itemCount ? plan.items[Int(node.a) + index] : node.c
      let output = explainChild(item, element, at: { _ in .index(index) }).value
      arena.open.append(Arena.Member(key: .none, value: output))
    }
    payload.value = arena.closeComposite(from: start, isArray: true)
  }

  mutating func explainRecord(_ node: PlanNode, _ payload: inout Payload) {
    guard type(payload.value) == .object else { return pushTypeIssue(node.template, payload.value) }
    let start = arena.open.count
    for member in members(payload.value) where !isPrototypeKey(member.key) {
      let output = explainChild(node.a, member.value, at: { .key($0.text(member.key)) }).value
      arena.open.append(Arena.Member(key: member.key, value: output))
    }
    payload.value = arena.closeComposite(from: start, isArray: false)
  }

  mutating func explainObject(_ node: PlanNode, _ payload: inout Payload) {
    guard type(payload.value) == .object else { return pushTypeIssue(node.template, payload.value) }
    let objectIndex = Int(node.a)
    let object = plan.objects[objectIndex]
    let input = payload.value
    let firstSlot = slots.count
    let start = arena.open.count
    let unknownCount = readFields(of: input, objectIndex)
    for (index, field) in object.fields.enumerated() {
      let value = slots[firstSlot + index]
      let child = explainChild(field.node, value, at: { _ in .key(field.key) })
      if value.isUndefined, plan.nodes[Int(field.node)].forgivesAbsent {
        issues.removeSubrange(child.firstIssue...)
      }
      if !child.value.isUndefined {
        arena.open.append(
          Arena.Member(
            key: Arena.Key(
              kind: .declared, place: UInt16(truncatingIfNeeded: objectIndex),
              index: UInt32(truncatingIfNeeded: index)),
            value: child.value))
      }
    }
    slots.removeSubrange(firstSlot...)
    if unknownCount > 0 {
      switch object.unknownKeys {
      case .strip: break
      case .keep: appendUnknown(of: input, objectIndex, from: start)
      case .reject: pushUnrecognizedKeys(node.template + 1, input, objectIndex)
      }
    }
    payload.value = arena.closeComposite(from: start, isArray: false)
  }

  private mutating func pushUnrecognizedKeys(
    _ template: Int32, _ input: Value, _ objectIndex: Int
  ) {
    let keys = unknownMembers(of: input, objectIndex).map { text($0.key) }
    push(template, defaultMessage: IssueMessage.unrecognizedKeys(keys))
    issues[issues.count - 1].issue = issues[issues.count - 1].issue.adding(
      Issue.Parameter("keys", .array(keys.map { .string($0) })))
  }
}
