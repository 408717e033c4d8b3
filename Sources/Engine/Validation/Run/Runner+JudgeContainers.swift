internal import SourceJSON

/// The judging mode for arrays and objects.
extension Runner {
  mutating func judgeElements(_ node: PlanNode, _ value: inout Value) -> Bool {
    let start = values.arena.open.count
    let drops = drops(value)
    var count = 0
    var cursor = values.elements(value)
    while var element = values.next(&cursor) {
      let elementStart = elementStart
      guard judge(node.element, &element) else { return abandon(open: start) }
      count &+= 1
      if drops {
        dropElement(since: elementStart)
      } else {
        values.arena.open.append(Arena.Member(key: .none, value: element))
      }
    }
    value =
      drops
      ? values.arena.arrayOfDropped(count: count)
      : values.arena.closeComposite(from: start, isArray: true)
    return true
  }

  mutating func judgeTuple(_ node: PlanNode, _ value: inout Value) -> Bool {
    let count = values.elementCount(value)
    let itemCount = node.items.count
    if node.rest < 0 {
      guard count <= itemCount, count >= node.neededCount - 1 else { return false }
    }
    var cursor = values.elements(value)
    let start = values.arena.open.count
    for index in 0..<max(itemCount, count) {
      if index >= count, index >= node.neededCount { break }
      var element = values.next(&cursor) ?? .undefined
      let item = index < itemCount ? tables.items[node.items.lowerBound + index] : node.rest
      guard judge(item, &element) else { return abandon(open: start) }
      values.arena.open.append(Arena.Member(key: .none, value: element))
    }
    value = values.arena.closeComposite(from: start, isArray: true)
    return true
  }

  mutating func judgeRecord(_ node: PlanNode, _ value: inout Value) -> Bool {
    let start = values.arena.open.count
    for member in values.members(value) where !operations.isPrototypeKey(member.key) {
      var output = member.value
      guard judge(node.element, &output) else { return abandon(open: start) }
      values.arena.open.append(Arena.Member(key: member.key, value: output))
    }
    value = values.arena.closeComposite(from: start, isArray: false)
    return true
  }

  mutating func judgeObject(_ node: PlanNode, _ value: inout Value) -> Bool {
    guard values.type(value) == .object else { return false }
    let object = tables.objects[Int(node.object)]
    let firstSlot = operations.slots.count
    let start = values.arena.open.count
    let unknownCount = operations.readFields(of: value, object)
    guard object.unknownKeys != .reject || unknownCount == 0,
      judgeFields(of: object, firstSlot: firstSlot)
    else {
      operations.slots.cut(to: firstSlot)
      return abandon(open: start)
    }
    operations.slots.cut(to: firstSlot)
    var prototype = Value.undefined
    if unknownCount > 0, object.unknownKeys == .keep {
      prototype = operations.appendUnknown(of: value, object, from: start)
    }
    value = values.arena.closeComposite(from: start, isArray: false, prototype: prototype)
    return true
  }

  @inline(__always)
  private mutating func judgeFields(of object: PlanObject, firstSlot: Int) -> Bool {
    var place = Int(object.firstField)
    let end = place &+ Int(object.fieldCount)
    var slot = firstSlot
    while place < end {
      var output = operations.slots[slot]
      if !judgeField(tables.fields[place], &output) {
        guard !values.isUndecided, operations.slots[slot].isUndefined,
          takeAbsent(tables.fields[place], failed: true, &output)
        else { return false }
      } else if tables.fields[place].absent >= .leftOut, operations.slots[slot].isUndefined {
        guard takeAbsent(tables.fields[place], failed: false, &output) else { return false }
      }
      if !output.isUndefined {
        values.arena.open.append(
          Arena.Member(
            key: Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place)),
            value: output))
      }
      place &+= 1
      slot &+= 1
    }
    return true
  }

  /// Judges a field's value, mostly without walking its node.
  @inline(__always)
  private mutating func judgeField(_ field: PlanField, _ value: inout Value) -> Bool {
    switch value.kind {
    case .undefined:
      if field.scalar.acceptsAbsent { return true }
    case .source:
      let view = values.view(value.view)
      let entry = view.entry(Int(value.index))
      switch entry.kind {
      case .string:
        guard field.scalar.judgesText else { break }
        let text =
          entry.hasEscapes
          ? values.text(&value)
          : Arena.Text(bytes: view.bytes(of: entry), isASCII: entry.isPlainASCII)
        return judgeText(
          text, field.scalar.firstAlternative, field.scalar.endAlternative, &value)
      case .null: if field.scalar.acceptsNull { return true }
      default: break
      }
    default: break
    }
    return judge(field.node, &value)
  }

  /// Takes an absent field after its value was judged; false if the missing key is an issue.
  @inline(never)
  private mutating func takeAbsent(
    _ field: PlanField, failed: Bool, _ output: inout Value
  ) -> Bool {
    switch field.absent {
    case .required: return false
    case .judged, .ignored: return !failed
    case .leftOut:
      output = .undefined
      return true
    case .dropped:
      if failed { output = .undefined }
      return true
    case .forgiven:
      // The output is kept, whatever its issues.
      guard failed else { return true }
      let mark = found.mark
      let payload = explainFresh(field.node, .undefined)
      guard !values.isUndecided else { return false }
      output = found[payload].value
      found.drop(to: mark)
      return true
    }
  }

  private mutating func abandon(open start: Int) -> Bool {
    values.arena.open.cut(to: start)
    return false
  }
}
