internal import SourceJSON

/// Verdicts of arrays and objects.
extension TapeWalk {
  mutating func judgeElements(_ node: PlanNode, _ value: inout Value) -> Bool {
    if node.mostElements < Int32.max, values.elementCount(value) > node.mostElements {
      return false
    }
    let start = values.arena.open.count
    let drops = memory.drops(value)
    var count = 0
    values.work.count(values.extent(of: value))
    var cursor = values.elements(value)
    while var element = values.next(&cursor) {
      let elementStart = memory.elementStart
      guard judge(node.element, &element) else { return abandon(open: start) }
      count &+= 1
      if drops {
        memory.dropElement(since: elementStart)
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
    values.work.count(values.extent(of: value) + itemCount)
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
    values.work.count(values.extent(of: value))
    for member in values.members(value) where !operations.isPrototypeKey(member.key) {
      var output = member.value
      guard judge(node.element, &output) else { return abandon(open: start) }
      values.arena.open.append(Arena.Member(key: member.key, value: output))
    }
    value = values.arena.closeComposite(from: start, isArray: false)
    return true
  }

  /// Judges the fields of a value that may be an object.
  ///
  /// - Parameters:
  ///   - place: The place of the fields in the plan's objects.
  ///   - value: The value.
  /// - Returns: Whether it is valid besides its checks; nil if it must be explained, with its checks.
  mutating func judgeObject(_ place: Int32, _ value: inout Value) -> Bool? {
    guard values.type(value) == .object else { return values.isOfClass(value) ? nil : false }
    // A key with the value undefined is present, which only explaining distinguishes.
    if !value.isOfDocument, values.hasUndefinedMembers(value) { return nil }
    // In bounds: the compiler made the place.
    let object = tables.objects.base + Int(place)
    values.work.count(values.extent(of: value) &+ Int(object.pointee.fieldCount))
    let firstSlot = operations.slots.count
    let start = values.arena.open.count
    let unknownCount: Int
    if value.isOfDocument {
      operations.slots.append(.undefined, count: Int(object.pointee.fieldCount))
      unknownCount = operations.readSource(of: value, object, into: firstSlot)
    } else {
      unknownCount = operations.readFields(of: value, object.pointee)
    }
    guard
      object.pointee.unknownKeys != .reject || unknownCount == 0
        || !operations.hasUnrecognizedKeys(value, object.pointee),
      judgeFields(of: object, firstSlot: firstSlot)
    else {
      operations.slots.cut(to: firstSlot)
      return abandon(open: start)
    }
    operations.slots.cut(to: firstSlot)
    var prototype = Value.undefined
    if unknownCount > 0 {
      switch object.pointee.unknownKeys {
      case .strip, .reject: break
      case .keep where memory.leavesOutput: break
      case .keep: prototype = operations.appendUnknown(of: value, object.pointee, from: start)
      case .catchall:
        guard let isValid = judgeCatchall(of: value, object, from: start) else {
          values.arena.open.cut(to: start)
          return nil
        }
        guard isValid else { return abandon(open: start) }
      }
    }
    value = values.arena.closeComposite(from: start, isArray: false, prototype: prototype)
    return true
  }

  @inline(__always)
  private mutating func judgeFields(
    of object: UnsafePointer<PlanObject>, firstSlot: Int
  ) -> Bool {
    let document = values.document
    var slot = firstSlot
    // In bounds: the compiler made the range of the object's fields.
    var field = tables.fields.base + Int(object.pointee.firstField)
    let end = field + Int(object.pointee.fieldCount)
    var place = UInt32(bitPattern: object.pointee.firstField)
    // What is open above a field is closed again before the next one, so the room for all fields stays.
    values.arena.open.makeRoom(for: Int(object.pointee.fieldCount))
    while field < end {
      var output = operations.slots[slot]
      if output.isOfDocument {
        guard judgeField(field, &output, in: document) else { return false }
      } else if !output.isUndefined
        || !field.pointee.staysAbsent && !(memory.leavesOutput && field.pointee.mayBeAbsent)
      {
        guard judgeOther(field, &output) else { return false }
      }
      // A function may make undefined of a value, a default of an absent one.
      if !output.isUndefined || !operations.slots[slot].isUndefined
        || field.pointee.absent == .filled
      {
        values.arena.open.appendWithRoom(
          Arena.Member(key: Arena.Key(kind: .declared, index: place), value: output))
      }
      place &+= 1
      field += 1
      slot &+= 1
    }
    return true
  }

  /// Judges a field's value of the document, mostly without walking its node.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value, then its output.
  ///   - document: The document.
  ///   - needsOutput: Whether the output is read.
  @inline(__always)
  mutating func judgeField(
    _ field: UnsafePointer<PlanField>, _ value: inout Value, in document: JSONView,
    needsOutput: Bool = true
  ) -> Bool {
    operations.verdictAtOnce(field, &value, in: document, needsOutput: needsOutput)
      ?? judge(field.pointee.node, &value)
  }

  /// Judges a field's value of any kind, which may be absent.
  @inline(never)
  mutating func judgeOther(
    _ field: UnsafePointer<PlanField>, _ output: inout Value
  ) -> Bool {
    let isAbsent = output.isUndefined
    if judge(field.pointee.node, &output) {
      guard isAbsent, field.pointee.absent >= .leftOut else { return true }
      return takeAbsent(field.pointee, failed: false, &output)
    }
    guard isAbsent, !values.isUndecided else { return false }
    return takeAbsent(field.pointee, failed: true, &output)
  }

  /// Takes an absent field after its value was judged; false if the missing key is an issue.
  private mutating func takeAbsent(
    _ field: PlanField, failed: Bool, _ output: inout Value
  ) -> Bool {
    if let isValid = field.allowsAbsence(failed: failed, &output) { return isValid }
    guard let explained = explained(field.node, .undefined) else { return false }
    output = explained.output
    return true
  }

  private mutating func abandon(open start: Int) -> Bool {
    values.arena.open.cut(to: start)
    return false
  }
}

extension PlanField {
  /// Returns whether the field may be absent after its value ran; nil if the output has to be explained, since it is kept
  /// whatever its issues are.
  ///
  /// - Parameters:
  ///   - failed: Whether the value was rejected.
  ///   - output: The output of the value.
  func allowsAbsence(failed: Bool, _ output: inout Value) -> Bool? {
    switch absent {
    case .required: return false
    case .judged, .filled, .ignored: return !failed
    case .leftOut:
      output = .undefined
      return true
    case .dropped:
      if failed { output = .undefined }
      return true
    case .forgiven: return failed ? nil : true
    }
  }
}
