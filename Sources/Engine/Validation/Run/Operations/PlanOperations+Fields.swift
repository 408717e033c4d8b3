internal import JSPrimitives
internal import SourceJSON

/// Lookup of an object's declared fields, in one pass over its members.
extension PlanOperations {
  /// Pushes a slot for each declared field and returns the number of members with other keys.
  ///
  /// The slot of an absent field is undefined. The last of equal keys counts.
  mutating func readFields(of value: Value, _ object: PlanObject) -> Int {
    let firstSlot = slots.count
    let fieldCount = Int(object.fieldCount)
    slots.append(.undefined, count: fieldCount)
    var unknownCount = 0
    guard value.kind == .source else {
      for member in values.enumerableMembers(value) {
        let field = field(values.text(member.key), of: object)
        if field >= 0 { slots[firstSlot + field] = member.value } else { unknownCount += 1 }
      }
      readInheritedFields(of: value, object, into: firstSlot)
      return unknownCount
    }
    return withUnsafePointer(to: object) { readSource(of: value, $0, into: firstSlot) }
  }

  /// Fills the slots of fields that an object inherits from `Object.prototype`.
  mutating func readObjectPrototype(of value: Value, _ object: PlanObject, into firstSlot: Int) {
    for place in 0..<Int(object.fieldCount) where slots[firstSlot + place].isUndefined {
      let field = tables.fields[Int(object.firstField) + place]
      guard field.inherited != .nothing, !isPresent(field.key, in: value) else { continue }
      slots[firstSlot + place] =
        field.inherited == .prototype
        ? values.prototypeMember(of: value)
        : values.inheritedFunction(of: value, parameterCount: field.inheritedParameterCount)
    }
  }

  /// Fills the slots of fields that an object inherits under keys which are not enumerable.
  private mutating func readInheritedFields(
    of value: Value, _ object: PlanObject, into firstSlot: Int
  ) {
    guard values.type(values.prototype(of: value)) == .array else { return }
    for field in 0..<Int(object.fieldCount) where slots[firstSlot + field].isUndefined {
      let key = tables.fields[Int(object.firstField) + field].key
      slots[firstSlot + field] = values.inheritedMember(tables.bytes(of: key), of: value)
    }
  }

  @inline(never)
  mutating func field(_ key: JSText, of object: PlanObject) -> Int {
    key.bytes.withUnsafeBufferPointer { tables.field($0, of: object) }
  }

  /// Returns the undeclared members of an object in JavaScript's enumeration order.
  ///
  /// - Parameter knowsIndices: Whether a number that is a key of the object is declared.
  mutating func unknownMembers(
    of value: Value, _ object: PlanObject, knowsIndices: Bool = true
  ) -> [Arena.Member] {
    let tables = tables
    return values.enumerableMembers(value).filter { member in
      let field = values.withBytes(of: member.key) { tables.field($0, of: object) }
      return field < 0
        || !knowsIndices && tables.fields[Int(object.firstField) + Int(field)].isIndex
    }
  }

  /// Returns the undeclared members that a strict object reports: in 4.4.3 all except for `__proto__`.
  mutating func unrecognizedMembers(of value: Value, _ object: PlanObject) -> [Arena.Member] {
    unknownMembers(of: value, object)
      .filter { plan.rules.prototypeKey != .skipped || !isPrototypeKey($0.key) }
  }

  /// Returns whether a strict object reports any member of a value with undeclared keys.
  mutating func hasUnrecognizedKeys(_ value: Value, _ object: PlanObject) -> Bool {
    plan.rules.prototypeKey != .skipped || !unrecognizedMembers(of: value, object).isEmpty
  }

  /// Adds the undeclared members to the open ones from `start` on, and moves array indices to the front.
  ///
  /// - Returns: The prototype that the member `__proto__` gives to the new object, or undefined.
  mutating func appendUnknown(of value: Value, _ object: PlanObject, from start: Int) -> Value {
    var prototype = Value.undefined
    var hasIndices = false
    for member in unknownMembers(of: value, object) {
      if isPrototypeKey(member.key) {
        guard plan.rules.prototypeKey == .assigned else { continue }
        prototype = values.assignedPrototype(member.value)
      } else {
        values.arena.open.append(member)
        hasIndices =
          hasIndices || values.withBytes(of: member.key) { JSONObject.arrayIndex($0) } != nil
      }
    }
    if hasIndices { sortIndices(from: start) }
    return prototype
  }

  /// Sorts the open members from `start` on in JavaScript's order: array indices ascending, then the others.
  mutating func sortIndices(from start: Int) {
    let members = (start..<values.arena.open.count).map { values.arena.open[$0] }
    values.arena.open.cut(to: start)
    for member in values.inOrder(members) { values.arena.open.append(member) }
  }

  /// Joins open members with equal keys from `start` on: the last value at the first one's place, in JavaScript's order.
  mutating func joinEqualKeys(from start: Int) {
    var places: [JSText: Int] = [:]
    var joined: [Arena.Member] = []
    for place in start..<values.arena.open.count {
      let member = values.arena.open[place]
      let key = values.text(member.key)
      if let known = places[key] {
        joined[known].value = member.value
      } else {
        places[key] = joined.count
        joined.append(member)
      }
    }
    values.arena.open.cut(to: start)
    for member in values.inOrder(joined) { values.arena.open.append(member) }
  }

  /// Returns whether an object of the arena has a key of the plan, also with the value undefined.
  mutating func isPresent(_ key: PlanText, in value: Value) -> Bool {
    isPresent(JSText(wtf8: Array(tables.bytes(of: key))), in: value)
  }

  /// Returns whether an object of the arena has a key, also with the value undefined.
  mutating func isPresent(_ key: JSText, in value: Value) -> Bool {
    guard value.kind == .composite else { return false }
    let composite = values.arena.composites[Int(value.index)]
    return (composite.start..<composite.start + composite.count).contains { place in
      values.text(values.arena.members[place].key) == key
    }
  }

  /// Returns whether a key is `__proto__`, which is an ordinary key of a parsed payload.
  ///
  /// Assigning it sets no member, so Zod's records skip it and its loose objects lose it; see `prototype(of:)`.
  mutating func isPrototypeKey(_ key: Arena.Key) -> Bool {
    key.kind == .source
      && values.withBytes(of: key) { $0.count == 9 && $0.elementsEqual("__proto__".utf8) }
  }
}
