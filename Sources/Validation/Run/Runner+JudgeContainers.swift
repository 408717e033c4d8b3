internal import SourceJSON

/// Judging arrays and objects.
extension Runner {
  mutating func judgeElements(_ node: PlanNode, _ value: inout Value) -> Bool {
    let start = arena.open.count
    for element in elements(value) {
      var element = element
      guard judge(node.a, &element) else { return abandon(open: start) }
      arena.open.append(Arena.Member(key: .none, value: element))
    }
    value = arena.closeComposite(from: start, isArray: true)
    return true
  }

  mutating func judgeTuple(_ node: PlanNode, _ value: inout Value) -> Bool {
    let elements = elements(value)
    let itemCount = Int(node.b - node.a)
    if node.c < 0 {
      guard elements.count <= itemCount, elements.count >= Int(node.d) - 1 else { return false }
    }
    let start = arena.open.count
    for index in 0..<max(itemCount, elements.count) {
      if index >= elements.count, index >= Int(node.d) { break }
      var element = index < elements.count ? elements[index] : .undefined
      let item = index < itemCount ? plan.items[Int(node.a) + index] : node.c
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
    let objectIndex = Int(node.a)
    let firstSlot = slots.count
    let start = arena.open.count
    let fieldCount = plan.objects[objectIndex].fields.count
    let unknownCount = readFields(of: value, objectIndex)
    let unknownKeys = plan.objects[objectIndex].unknownKeys
    guard unknownKeys != .reject || unknownCount == 0 else {
      slots.removeSubrange(firstSlot...)
      return false
    }
    for field in 0..<fieldCount {
      var output = slots[firstSlot + field]
      let child = plan.objects[objectIndex].fields[field].node
      if !judge(child, &output) {
        guard undecided == nil, slots[firstSlot + field].isUndefined,
          plan.nodes[Int(child)].forgivesAbsent
        else {
          slots.removeSubrange(firstSlot...)
          return abandon(open: start)
        }
        // The issues of an absent key are forgiven, its value as it then stands is not.
        let payload = explainFresh(child, .undefined)
        issues.removeSubrange(payload.firstIssue...)
        output = payload.value
      }
      if !output.isUndefined {
        arena.open.append(
          Arena.Member(
            key: Arena.Key(
              kind: .declared, place: UInt16(truncatingIfNeeded: objectIndex),
              index: UInt32(truncatingIfNeeded: field)),
            value: output))
      }
    }
    slots.removeSubrange(firstSlot...)
    if unknownKeys == .keep, unknownCount > 0 {
      appendUnknown(of: value, objectIndex, from: start)
    }
    value = arena.closeComposite(from: start, isArray: false)
    return true
  }

  private mutating func abandon(open start: Int) -> Bool {
    arena.open.removeSubrange(start...)
    return false
  }
}
