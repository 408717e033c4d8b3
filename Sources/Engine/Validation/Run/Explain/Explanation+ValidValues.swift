internal import SourceJSON

/// Values that are surely valid, which need no frames, payloads and issues.
///
/// Most values in an invalid payload are valid, and this is much faster. It covers scalars, and containers of scalars in the
/// document; all others are explained.
extension Explanation {
  /// Returns the output of a value that is surely valid; nil if it must be explained.
  mutating func validOutput(of node: Int32, _ value: Value, _ frame: Frame) -> Value? {
    // In bounds: the compiler made the indices of nodes.
    let known = tables.nodes.base + Int(node)
    // A container that a function made may be deeper than a payload.
    guard known.pointee.isScalar || known.pointee.isCheap && value.isOfDocument,
      !frame.skipsChecks, !plan.rules.isEncoding
    else { return nil }
    noteSize()
    var output = value
    return surelyAccepts(node, &output) ? output : nil
  }

  /// Takes the next fields of an object up to one that is invalid or has to be explained, and adds their outputs to the open
  /// members.
  ///
  /// - Returns: Whether the next field, if there is one, has to be explained.
  mutating func takeValidFields(_ frame: inout Frame, _ object: PlanObject) -> Bool {
    guard !frame.skipsChecks, !plan.rules.isEncoding, frame.input.isOfDocument,
      !object.inheritsFields
    else { return false }
    noteSize()
    let document = values.document
    let end = Int(object.fieldCount)
    values.arena.open.makeRoom(for: end)
    while frame.index < end {
      let place = Int(object.firstField) + frame.index
      // In bounds: the compiler made the range of the object's fields.
      let field = tables.fields.base + place
      guard field.pointee.absent != .ignored else { return false }
      var output = operations.slots[frame.kept + frame.index]
      if output.isOfDocument {
        guard tables.nodes.base[Int(field.pointee.node)].isCheap else { return false }
        guard surelyAccepts(field, &output, in: document) else { return true }
        values.arena.open.appendWithRoom(
          Arena.Member(
            key: Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place)),
            value: output))
      } else {
        // An object of the document has no key with the value undefined.
        guard output.isUndefined, field.pointee.staysAbsent else { return false }
      }
      frame.index += 1
    }
    return false
  }

  /// Returns whether a field surely accepts a value of the document, whose output becomes the value.
  @inline(__always)
  private mutating func surelyAccepts(
    _ field: UnsafePointer<PlanField>, _ value: inout Value, in document: JSONView
  ) -> Bool {
    operations.verdictAtOnce(field, &value, in: document)
      ?? surelyAccepts(field.pointee.node, &value)
  }

  /// Returns whether a scalar, or a container of scalars, surely accepts a value, whose output becomes the value.
  private mutating func surelyAccepts(_ index: Int32, _ value: inout Value) -> Bool {
    let node = tables.nodes.base + Int(index)
    if node.pointee.isScalar { return memory.scalarAccepts(index, &value) ?? false }
    if let isValid = operations.verdictAtOnce(index, &value) { return isValid }
    guard memory.takesStep(), acceptsMembers(node, &value) else { return false }
    return node.pointee.firstCheck == node.pointee.endCheck
      || operations.passesChecks(of: node.pointee, &value)
  }

  /// Runs a container of scalars, or another node that is not a scalar, without its checks.
  private mutating func acceptsMembers(
    _ node: UnsafePointer<PlanNode>, _ value: inout Value
  ) -> Bool {
    let start = values.arena.open.count
    let isAccepted: Bool
    switch node.pointee.opcode {
    case .array:
      isAccepted = values.type(value) == .array && takeElements(node, value)
    case .tuple:
      isAccepted = values.type(value) == .array && takeItems(node, value)
    case .record:
      isAccepted = values.isPlainObject(value) && takeMembers(node, value)
    case .object:
      guard values.type(value) == .object else { return false }
      return acceptsFields(tables.objects.base + Int(node.pointee.object), &value)
    case .nullable where values.type(value) == .null: return true
    // A value of the document is present.
    case .optional, .nullable, .default: return surelyAccepts(node.pointee.inner, &value)
    default: return operations.leafAccepts(node.pointee, &value) ?? false
    }
    guard isAccepted else {
      values.arena.open.cut(to: start)
      return false
    }
    value = values.arena.closeComposite(from: start, isArray: node.pointee.opcode != .record)
    return true
  }

  /// Adds the outputs of an array's elements to the open members; false if one may be invalid.
  private mutating func takeElements(_ node: UnsafePointer<PlanNode>, _ array: Value) -> Bool {
    let limit = node.pointee.mostElements
    if limit < Int32.max, values.elementCount(array) > limit { return false }
    values.work.count(values.extent(of: array))
    var cursor = values.elements(array)
    while var element = values.next(&cursor) {
      guard memory.scalarAccepts(node.pointee.element, &element) == true else { return false }
      values.arena.open.append(Arena.Member(key: .none, value: element))
    }
    return true
  }

  /// Adds the outputs of a tuple's items to the open members; false if one may be invalid, or if absent items have to be
  /// explained.
  private mutating func takeItems(_ node: UnsafePointer<PlanNode>, _ array: Value) -> Bool {
    let count = values.elementCount(array)
    let items = node.pointee.items
    if plan.rules.runsAbsentItems, count < items.count { return false }
    if node.pointee.rest < 0 {
      guard count <= items.count, count >= node.pointee.neededCount - 1 else { return false }
    }
    values.work.count(values.extent(of: array) + items.count)
    var cursor = values.elements(array)
    for index in 0..<max(items.count, count) {
      if index >= count, index >= node.pointee.neededCount { break }
      var element = values.next(&cursor) ?? .undefined
      let item = index < items.count ? tables.items[items.lowerBound + index] : node.pointee.rest
      guard memory.scalarAccepts(item, &element) == true else { return false }
      values.arena.open.append(Arena.Member(key: .none, value: element))
    }
    return true
  }

  /// Adds the outputs of a record's members to the open ones; false if one may be invalid.
  private mutating func takeMembers(_ node: UnsafePointer<PlanNode>, _ record: Value) -> Bool {
    values.work.count(values.extent(of: record))
    for member in values.members(record) where !operations.isPrototypeKey(member.key) {
      var output = member.value
      guard surelyKeeps(member.key, node.pointee),
        memory.scalarAccepts(node.pointee.element, &output) == true
      else { return false }
      values.arena.open.append(Arena.Member(key: member.key, value: output))
    }
    return true
  }

  /// Returns whether a record accepts a key and leaves it as it is; false also if that must be explained.
  mutating func surelyKeeps(_ key: Arena.Key, _ node: PlanNode) -> Bool {
    guard node.key >= 0 else { return true }
    let scalar = tables.scalars[Int(node.key)]
    guard node.keepsKeys, scalar.judgesText else { return false }
    var name = values.value(of: key)
    return operations.accepts(
      values.text(&name), scalar.alternatives, &name, needsOutput: false)
  }
}

/// Objects that are surely valid.
extension Explanation {
  /// Returns whether the fields of an object surely accept a value, whose output becomes the value.
  private mutating func acceptsFields(
    _ object: UnsafePointer<PlanObject>, _ value: inout Value
  ) -> Bool {
    let count = Int(object.pointee.fieldCount)
    values.work.count(values.extent(of: value) &+ count)
    let firstSlot = operations.slots.count
    let start = values.arena.open.count
    operations.slots.append(.undefined, count: count)
    let unknownCount = operations.readSource(of: value, object, into: firstSlot)
    let isAccepted =
      (object.pointee.unknownKeys != .reject || unknownCount == 0
        || !operations.hasUnrecognizedKeys(value, object.pointee))
      && takeFields(object, firstSlot: firstSlot)
      // The values of unknown keys have to be explained.
      && (object.pointee.unknownKeys != .catchall || unknownCount == 0)
    operations.slots.cut(to: firstSlot)
    guard isAccepted else {
      values.arena.open.cut(to: start)
      return false
    }
    var prototype = Value.undefined
    if unknownCount > 0, object.pointee.unknownKeys == .keep, !memory.leavesOutput {
      prototype = operations.appendUnknown(of: value, object.pointee, from: start)
    }
    value = values.arena.closeComposite(from: start, isArray: false, prototype: prototype)
    return true
  }

  /// Adds the outputs of an object's fields to the open members; false if one may be invalid.
  private mutating func takeFields(
    _ object: UnsafePointer<PlanObject>, firstSlot: Int
  ) -> Bool {
    let document = values.document
    for number in 0..<Int(object.pointee.fieldCount) {
      let place = Int(object.pointee.firstField) &+ number
      // In bounds: the compiler made the range of the object's fields.
      let field = tables.fields.base + place
      var output = operations.slots[firstSlot &+ number]
      let isAbsent = output.isUndefined
      if !isAbsent {
        guard surelyAccepts(field, &output, in: document) else { return false }
      } else if !field.pointee.staysAbsent && !(memory.leavesOutput && field.pointee.mayBeAbsent) {
        guard let isValid = memory.scalarAccepts(field.pointee.node, &output),
          field.pointee.allowsAbsence(failed: !isValid, &output) == true, !values.isUndecided
        else { return false }
      }
      if !output.isUndefined || !isAbsent || field.pointee.absent == .filled {
        values.arena.open.append(
          Arena.Member(
            key: Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place)),
            value: output))
      }
    }
    return true
  }
}
