internal import SourceJSON

/// The issues of a text that one pass rejected.
///
/// One pass has the values of the fields that it refused, and the outputs of others that a check looks at. So only
/// the refused fields are explained, and no tape of the whole text is needed.
extension Explanation {
  /// Explains the text that was rejected, and returns the payload with its issues.
  ///
  /// - Parameters:
  ///   - refusals: The objects and fields that one pass rejected.
  ///   - document: The tape of one pass.
  mutating func explain(_ refusals: borrowing Refusals, in document: JSONView) -> Int32 {
    isClean = false
    values.show(document)
    memory.beginWork(size: document.bytes.count)
    returned = explainRefused(
      Int32(truncatingIfNeeded: refusals.objects.count &- 1), of: refusals, depth: 1, isKept: false)
    return returned
  }

  /// Explains an object that was refused, and returns the payload with its issues.
  ///
  /// It calls itself for objects in it, which one pass reads to a small depth only.
  ///
  /// - Parameters:
  ///   - place: The place of the object among the refused ones.
  ///   - refusals: The objects and fields that were rejected.
  ///   - depth: The number of objects around its members.
  ///   - isKept: Whether a check of an object around it may look at its output.
  private mutating func explainRefused(
    _ place: Int32, of refusals: borrowing Refusals, depth: Int32, isKept: Bool
  ) -> Int32 {
    let refused = refusals.objects[Int(place)]
    // In bounds, here and below: the compiler made the indices.
    let node = tables.nodes.base + Int(refused.node)
    let object = tables.objects.base + Int(node.pointee.object)
    let needsOutput = isKept || node.pointee.firstCheck < node.pointee.endCheck
    if !needsOutput, let inner = refusals.onlyObject(of: refused) {
      let payload = explainRefused(inner.object, of: refusals, depth: depth + 1, isKept: false)
      lengthenPaths(of: payload, Int(inner.number), object)
      return payload
    }
    let payload = found.payload(of: .undefined)
    let open = values.arena.open.count
    var output = refused.firstOutput
    var rest = refused.kept | refusals.bits(of: refused)
    while rest != 0, !values.isUndecided {
      let number = rest.trailingZeroBitCount
      rest &= rest &- 1
      if let field = refusals.field(number, of: refused) {
        explain(
          field, of: object, payload, in: refusals, depth: depth, needsOutput: needsOutput)
      } else {
        if needsOutput { write(refusals.outputs[output], of: number, object) }
        output &+= 1
      }
    }
    guard needsOutput else {
      // Fields that are absent may have added outputs.
      values.arena.open.cut(to: open)
      return payload
    }
    found[payload].value = values.arena.closeComposite(from: open, isArray: false)
    var isStopped = found.isAborted(payload)
    for index in Int(node.pointee.firstCheck)..<Int(node.pointee.endCheck)
    where !values.isUndecided {
      run(tables.checks[index], payload, &isStopped)
    }
    return payload
  }

  /// Explains a field that was refused, and adds its issues to the payload of its object.
  private mutating func explain(
    _ field: RefusedField, of object: UnsafePointer<PlanObject>, _ payload: Int32,
    in refusals: borrowing Refusals, depth: Int32, needsOutput: Bool
  ) {
    let number = Int(field.number)
    if field.object >= 0 {
      returned = explainRefused(
        field.object, of: refusals, depth: depth + 1, isKept: needsOutput)
    } else {
      let node = tables.fields.base[Int(object.pointee.firstField) &+ number].node
      guard !field.value.isUndefined else {
        return explainAbsent(number, node, of: object, payload, depth: depth)
      }
      if !runsWithoutFrame(node, field.value) {
        returned = explainFresh(node, field.value, depth: depth)
      }
    }
    guard !values.isUndecided else { return }
    if found.hasIssues(returned) {
      lengthenPaths(of: returned, number, object)
      found.moveIssues(of: returned, to: payload)
    }
    if needsOutput { write(found[returned].value, of: number, object, isPresent: true) }
  }

  /// Explains a field that is absent, whose issues may be dropped.
  private mutating func explainAbsent(
    _ number: Int, _ node: Int32, of object: UnsafePointer<PlanObject>, _ payload: Int32,
    depth: Int32
  ) {
    // The frame is on no stack.
    var frame = Frame(node: node, payload: payload, skipsChecks: false)
    frame.index = number &+ 1
    frame.mark = found.mark
    if !runsWithoutFrame(node, .undefined) {
      returned = explainFresh(node, .undefined, depth: depth)
    }
    guard !values.isUndecided else { return }
    endExplainedField(&frame, object.pointee, isAbsent: true)
  }

  /// Prepends a field's key to the paths of a payload's issues.
  private mutating func lengthenPaths(
    of payload: Int32, _ number: Int, _ object: UnsafePointer<PlanObject>
  ) {
    found.lengthenPaths(of: payload, key: Self.key(of: number, object), index: 0)
    checkIssueCount()
  }

  /// Adds the output of a field; an undefined one only if the object has its key.
  private mutating func write(
    _ output: Value, of number: Int, _ object: UnsafePointer<PlanObject>, isPresent: Bool = false
  ) {
    guard isPresent || !output.isUndefined else { return }
    values.arena.open.append(Arena.Member(key: Self.key(of: number, object), value: output))
  }

  private static func key(of number: Int, _ object: UnsafePointer<PlanObject>) -> Arena.Key {
    let place = UInt32(truncatingIfNeeded: Int(object.pointee.firstField) &+ number)
    return Arena.Key(kind: .declared, index: place)
  }
}
