internal import SourceJSON

/// Verdicts without issues for intersections, exclusive unions, references, and records with a schema of their keys or with fixed
/// ones.
///
/// They are nil for a value that must be explained, which runs the node's checks too.
extension TapeWalk {
  /// Validates a value by both sides of an intersection and merges their outputs; explaining does so if they don't fit.
  @inline(never)
  mutating func judgeIntersection(_ node: PlanNode, _ value: inout Value) -> Bool? {
    var (left, right) = (value, value)
    guard judge(node.input, &left), judge(node.output, &right) else {
      guard !values.isUndecided else { return false }
      // A key that one side reports counts only if the other reports it too. Outputs are merged also if there are issues.
      return node.surelyMerges && !node.reportsKeys && !value.isUndefined ? false : nil
    }
    if memory.leavesOutput, !value.isUndefined {
      value = left
      return true
    }
    guard case .merged(let output) = values.merged(left, right) else { return nil }
    value = output
    return true
  }

  /// Validates a value by all options of an exclusive union, of which one must accept it; nil as for a union.
  @inline(never)
  mutating func judgeExclusiveUnion(_ node: PlanNode, _ value: inout Value) -> Bool? {
    var accepted = 0
    var taken = Value.undefined
    // All options run, since each may leave the run undecided.
    for item in node.options {
      var output = value
      if judge(tables.items[item], &output) {
        accepted &+= 1
        taken = output
      } else if node.mayFail, !values.isUndecided {
        return nil
      }
      if values.isUndecided { return false }
    }
    guard accepted == 1 else { return false }
    value = taken
    return true
  }

  /// Takes an absent value for an `optional` whose schema has a value for it; false if it must be explained.
  @inline(never)
  mutating func judgeAbsent(_ node: PlanNode, _ value: inout Value) -> Bool {
    let inner = tables.nodes[Int(node.inner)]
    if inner.opcode == .default, inner.firstCheck == inner.endCheck {
      value = operations.substitute(inner)
      return true
    }
    // The output of a function may be dropped.
    guard node.onlyFills else { return false }
    var output = value
    guard judge(node.inner, &output) else { return false }
    value = output
    return true
  }

  /// Validates a value by the node that a wrapper or a reference names.
  ///
  /// References into a deep payload are explained from some depth on, since explaining needs no stack of the thread.
  @inline(never)
  mutating func judgeSame(_ node: PlanNode, _ value: inout Value) -> Bool? {
    let reach = node.reach
    guard reach <= room else { return nil }
    room &-= reach
    defer { room &+= reach }
    return judge(node.inner, &value)
  }

  /// Validates the members of a record whose keys have a schema.
  @inline(never)
  mutating func judgeKeys(_ node: PlanNode, _ value: inout Value) -> Bool? {
    let key = tables.scalars[Int(node.key)]
    guard node.keepsKeys, key.judgesText, value.isOfDocument else { return nil }
    let start = values.arena.open.count
    values.work.count(values.extent(of: value))
    for member in values.members(value) where !operations.isPrototypeKey(member.key) {
      var name = values.value(of: member.key)
      let text = values.text(&name)
      var output = member.value
      if operations.accepts(text, key.alternatives, &name, needsOutput: false) {
        guard judge(node.element, &output) else { return abandonMembers(from: start) }
      } else {
        guard !values.isUndecided else { return abandonMembers(from: start) }
        if values.numericKey(member.key) != nil {
          // It is tried again as a number.
          values.arena.open.cut(to: start)
          return nil
        }
        guard node.isLoose else { return abandonMembers(from: start) }
      }
      values.arena.open.append(Arena.Member(key: member.key, value: output))
    }
    value = values.arena.closeComposite(from: start, isArray: false)
    return true
  }

  /// Validates the members of a record that must have each of a fixed set of keys; nil if it must be explained.
  @inline(never)
  mutating func judgeFixedKeys(_ node: PlanNode, _ value: inout Value) -> Bool? {
    guard node.keepsKeys, value.isOfDocument else { return nil }
    // In bounds: the compiler made the place.
    let object = tables.objects.base + Int(node.object)
    let count = Int(object.pointee.fieldCount)
    values.work.count(values.extent(of: value) &+ count)
    let firstSlot = operations.slots.count
    let start = values.arena.open.count
    operations.slots.append(.undefined, count: count)
    defer { operations.slots.cut(to: firstSlot) }
    let unknownCount = operations.readSource(of: value, object, into: firstSlot)
    guard unknownCount == 0 || node.isLoose else { return false }
    for place in 0..<count {
      var output = operations.slots[firstSlot + place]
      guard judge(node.element, &output) else { return abandonMembers(from: start) }
      let key = UInt32(truncatingIfNeeded: Int(object.pointee.firstField) + place)
      values.arena.open.append(
        Arena.Member(key: Arena.Key(kind: .declared, index: key), value: output))
    }
    if unknownCount > 0 {
      for member in operations.unknownMembers(of: value, object.pointee)
      where !operations.isPrototypeKey(member.key) {
        values.arena.open.append(member)
      }
      operations.sortIndices(from: start)
    }
    value = values.arena.closeComposite(from: start, isArray: false)
    return true
  }

  private mutating func abandonMembers(from start: Int) -> Bool {
    values.arena.open.cut(to: start)
    return false
  }

  /// Validates the members of an object that have no field by its catchall, and adds them to the open members.
  ///
  /// - Returns: False if one is invalid or the run is undecided; nil if the object must be explained.
  @inline(never)
  mutating func judgeCatchall(
    of value: Value, _ object: UnsafePointer<PlanObject>, from start: Int
  ) -> Bool? {
    var hasIndices = false
    for member in operations.unknownMembers(of: value, object.pointee) {
      guard !operations.isPrototypeKey(member.key) else { return nil }
      var output = member.value
      guard judge(object.pointee.catchall, &output) else { return false }
      values.arena.open.append(Arena.Member(key: member.key, value: output))
      hasIndices =
        hasIndices || values.withBytes(of: member.key) { JSONObject.arrayIndex($0) } != nil
    }
    if hasIndices { operations.sortIndices(from: start) }
    return true
  }
}
