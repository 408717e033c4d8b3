internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The explaining mode for arrays and objects.
extension Runner {
  /// Runs a node on an element or member, and prepends the step to the paths of its issues.
  private mutating func explainChild(
    _ index: Int32, _ value: Value, at step: ChildStep
  ) -> Payload {
    // Most values in an invalid payload are valid, and judging is much faster.
    if tables.nodes[Int(index)].isScalar, !values.isUndecided {
      var output = value
      if judge(index, &output) {
        return Payload(value: output, firstIssue: found.count, list: found.newList())
      }
      if values.isUndecided {
        return Payload(value: value, firstIssue: found.count, list: found.newList())
      }
    }
    let payload = explainFresh(index, value)
    if found.count > payload.firstIssue {
      switch step {
      case .index(let index):
        found.lengthenPaths(from: payload.firstIssue, key: .none, index: index)
      case .key(let key): found.lengthenPaths(from: payload.firstIssue, key: key, index: 0)
      }
      checkIssueCount()
    }
    return payload
  }

  mutating func explainElements(_ node: PlanNode, _ payload: inout Payload) {
    guard values.type(payload.value) == .array else {
      return pushTypeIssue(node.template, payload.value)
    }
    let start = values.arena.open.count
    let drops = drops(payload.value)
    var cursor = values.elements(payload.value)
    var index = 0
    while !values.isUndecided, let element = values.next(&cursor) {
      let elementStart = elementStart
      let output = explainChild(node.element, element, at: .index(index)).value
      index += 1
      if drops {
        dropElement(since: elementStart)
      } else {
        values.arena.open.append(Arena.Member(key: .none, value: output))
      }
    }
    payload.value =
      drops
      ? values.arena.arrayOfDropped(count: index)
      : values.arena.closeComposite(from: start, isArray: true)
  }

  mutating func explainTuple(_ node: PlanNode, _ payload: inout Payload) {
    guard values.type(payload.value) == .array else {
      return pushTypeIssue(node.template, payload.value)
    }
    let count = values.elementCount(payload.value)
    let itemCount = node.items.count
    let start = values.arena.open.count
    if node.rest < 0, count > itemCount || count < node.neededCount - 1 {
      // Two templates follow that of the type issue: too big, too small.
      push(node.template + (count > itemCount ? 1 : 2))
      payload.value = values.arena.closeComposite(from: start, isArray: true)
      return
    }
    var cursor = values.elements(payload.value)
    for index in 0..<max(itemCount, count) {
      if index >= count, index >= node.neededCount { break }
      let element = values.next(&cursor) ?? .undefined
      let item = index < itemCount ? tables.items[node.items.lowerBound + index] : node.rest
      let output = explainChild(item, element, at: .index(index)).value
      values.arena.open.append(Arena.Member(key: .none, value: output))
    }
    payload.value = values.arena.closeComposite(from: start, isArray: true)
  }

  mutating func explainRecord(_ node: PlanNode, _ payload: inout Payload) {
    guard values.isPlainObject(payload.value) else {
      return pushTypeIssue(node.template, payload.value)
    }
    let start = values.arena.open.count
    for member in values.members(payload.value)
    where !operations.isPrototypeKey(member.key) && !values.isUndecided {
      let output = explainChild(node.element, member.value, at: .key(member.key)).value
      values.arena.open.append(Arena.Member(key: member.key, value: output))
    }
    payload.value = values.arena.closeComposite(from: start, isArray: false)
  }

  mutating func explainObject(_ node: PlanNode, _ payload: inout Payload) {
    guard values.type(payload.value) == .object else {
      return pushTypeIssue(node.template, payload.value)
    }
    let object = tables.objects[Int(node.object)]
    let input = payload.value
    let firstSlot = operations.slots.count
    let start = values.arena.open.count
    let unknownCount = operations.readFields(of: input, object)
    for field in 0..<Int(object.fieldCount) {
      let value = operations.slots[firstSlot + field]
      let place = Int(object.firstField) + field
      let child = tables.fields[place].node
      let key = Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place))
      let isForgiven = value.isUndefined && tables.nodes[Int(child)].forgivesAbsent
      let mark = isForgiven ? found.mark : nil
      let result = explainChild(child, value, at: .key(key))
      if let mark { found.drop(from: result.firstIssue, since: mark) }
      if !result.value.isUndefined {
        values.arena.open.append(Arena.Member(key: key, value: result.value))
      }
    }
    operations.slots.cut(to: firstSlot)
    var prototype = Value.undefined
    if unknownCount > 0 {
      switch object.unknownKeys {
      case .strip: break
      case .keep: prototype = operations.appendUnknown(of: input, object, from: start)
      case .reject: pushUnrecognizedKeys(node.template + 1, input, object)
      }
    }
    payload.value = values.arena.closeComposite(from: start, isArray: false, prototype: prototype)
  }

  private mutating func pushUnrecognizedKeys(
    _ template: Int32, _ input: Value, _ object: PlanObject
  ) {
    let keys = operations.unknownMembers(of: input, object).map { values.text($0.key) }
    push(template)
    found.name(unrecognizedKeys: keys)
  }
}

/// The step from an array or object to a value in it.
private enum ChildStep {
  case index(Int)
  case key(Arena.Key)
}
