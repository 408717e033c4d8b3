internal import SourceJSON

/// Judging arrays and objects.
extension Runner {
  mutating func judgeElements(_ node: PlanNode, _ value: inout Value) -> Bool {
    let start = arena.open.count
    var cursor = elements(value)
    while var element = next(&cursor) {
      guard judge(node.a, &element) else { return abandon(open: start) }
      arena.open.append(Arena.Member(key: .none, value: element))
    }
    value = arena.closeComposite(from: start, isArray: true)
    return true
  }

  mutating func judgeTuple(_ node: PlanNode, _ value: inout Value) -> Bool {
    let count = elementCount(value)
    let itemCount = Int(node.b - node.a)
    if node.c < 0 {
      guard count <= itemCount, count >= Int(node.d) - 1 else { return false }
    }
    var cursor = elements(value)
    let start = arena.open.count
    for index in 0..<max(itemCount, count) {
      if index >= count, index >= Int(node.d) { break }
      var element = next(&cursor) ?? .undefined
      let item = index < itemCount ? tables.items[Int(node.a) + index] : node.c
      guard judge(item, &element) else { return abandon(open: start) }
      arena.open.append(Arena.Member(key: .none, value: element))
    }
    value = arena.closeComposite(from: start, isArray: true)
    return true
  }

  mutating func judgeRecord(_ node: PlanNode, _ value: inout Value) -> Bool {
    let start = arena.open.count
    for member in members(value) where !isPrototypeKey(member.key) {
      var output = member.value
      guard judge(node.a, &output) else { return abandon(open: start) }
      arena.open.append(Arena.Member(key: member.key, value: output))
    }
    value = arena.closeComposite(from: start, isArray: false)
    return true
  }

  mutating func judgeObject(_ node: PlanNode, _ value: inout Value) -> Bool {
    guard type(value) == .object else { return false }
    let object = tables.objects[Int(node.a)]
    let firstSlot = slots.count
    let start = arena.open.count
    let unknownCount = readFields(of: value, object)
    guard object.unknownKeys != .reject || unknownCount == 0,
      judgeFields(of: object, firstSlot: firstSlot)
    else {
      slots.cut(to: firstSlot)
      return abandon(open: start)
    }
    slots.cut(to: firstSlot)
    if unknownCount > 0, object.unknownKeys == .keep {
      appendUnknown(of: value, object, from: start)
    }
    value = arena.closeComposite(from: start, isArray: false)
    return true
  }

  @inline(__always)
  private mutating func judgeFields(of object: PlanObject, firstSlot: Int) -> Bool {
    for place in Int(object.firstField)..<Int(object.firstField &+ object.fieldCount) {
      var output = slots[firstSlot &+ place &- Int(object.firstField)]
      let field = tables.fields[place]
      if output.isUndefined, field.scalar.acceptsAbsent { continue }
      let isText = output.kind == .source && entry(output).kind == .string
      if isText, field.scalar.judgesText {
        guard judgeText(field.scalar, &output) else { return false }
      } else if !judge(field.node, &output) {
        guard !isUndecided, slots[firstSlot &+ place &- Int(object.firstField)].isUndefined,
          tables.nodes[Int(field.node)].forgivesAbsent
        else { return false }
        // The issues of an absent key are forgiven, its value as it then stands is not.
        let payload = explainFresh(field.node, .undefined)
        issues.cut(to: payload.firstIssue)
        output = payload.value
      }
      if !output.isUndefined {
        arena.open.append(
          Arena.Member(
            key: Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place)),
            value: output))
      }
    }
    return true
  }

  private mutating func abandon(open start: Int) -> Bool {
    arena.open.cut(to: start)
    return false
  }
}
