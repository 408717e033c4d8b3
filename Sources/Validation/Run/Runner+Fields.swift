internal import JSPrimitives
internal import SourceJSON

/// Finding an object's declared fields, in one pass over its members.
extension Runner {
  /// Pushes a slot for each declared field, undefined where it is absent, and says how many members
  /// have other keys. Of equal keys the last one counts.
  mutating func readFields(of value: Value, _ objectIndex: Int) -> Int {
    let object = plan.objects[objectIndex]
    let firstSlot = slots.count
    for _ in 0..<object.fields.count { slots.append(.undefined) }
    var unknownCount = 0
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      for index in composite.start..<composite.start + composite.count {
        let member = arena.members[index]
        let field = text(member.key).bytes.withUnsafeBufferPointer(object.table.field)
        if field >= 0 { slots[firstSlot + field] = member.value } else { unknownCount += 1 }
      }
      return unknownCount
    }
    let view = view(value.view)
    let end = Int(view[Int(value.index)].next)
    var index = Int(value.index) &+ 1
    while index < end {
      let key = view[index]
      let field =
        key.hasEscapes
        ? view.text(of: key).bytes.withUnsafeBufferPointer(object.table.field)
        : object.table.field(view.source(of: key))
      if field >= 0 {
        slots[firstSlot &+ field] = Value(
          kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index &+ 1))
      } else {
        unknownCount &+= 1
      }
      index = Int(view[index &+ 1].next)
    }
    return unknownCount
  }

  /// The keys of an object that are not declared, in JavaScript's enumeration order.
  func unknownMembers(of value: Value, _ objectIndex: Int) -> [Arena.Member] {
    let table = plan.objects[objectIndex].table
    return members(value).filter { member in
      text(member.key).bytes.withUnsafeBufferPointer(table.field) < 0
    }
  }

  /// Adds the undeclared members to the open ones from `start` on, array indices in front of all.
  mutating func appendUnknown(of value: Value, _ objectIndex: Int, from start: Int) {
    let unknown = unknownMembers(of: value, objectIndex).filter { !isPrototypeKey($0.key) }
    arena.open.append(contentsOf: unknown)
    let all = arena.open[start...].map { (index: JSONObject.arrayIndex(text($0.key)), member: $0) }
    guard unknown.contains(where: { JSONObject.arrayIndex(text($0.key)) != nil }) else { return }
    let indexed = all.filter { $0.index != nil }.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
    let named = all.filter { $0.index == nil }
    arena.open.replaceSubrange(start..., with: (indexed + named).map(\.member))
  }

  /// `__proto__` is an ordinary key of a parsed payload, but assigning it sets no member: Zod's records
  /// pass over it, and its loose objects lose it.
  func isPrototypeKey(_ key: Arena.Key) -> Bool {
    key.kind == .source && text(key) == "__proto__"
  }
}
