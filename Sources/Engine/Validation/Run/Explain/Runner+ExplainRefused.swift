internal import SourceJSON

/// The explaining mode for a text that one pass refused.
///
/// One pass has the values of the fields that it refused, and the outputs of others that a check looks at. So only
/// the refused fields are explained, and no tape of the whole text is needed.
extension Runner {
  /// Finds the issues of the text that was refused, without messages, and returns its output; nil if the run becomes
  /// undecided.
  ///
  /// - Parameter document: The tape of one pass.
  mutating func findRefusedIssues(in document: JSONView) -> Value? {
    isClean = false
    values.show(document)
    returned = explainRefused(Int32(truncatingIfNeeded: refusals.objects.count &- 1), depth: 1)
    return output(of: returned)
  }

  /// Explains an object that was refused, and returns the payload with its issues.
  ///
  /// It calls itself for objects in it, which one pass reads to a small depth only.
  ///
  /// - Parameters:
  ///   - place: The place of the object among the refused ones.
  ///   - depth: The number of objects around its members.
  private mutating func explainRefused(_ place: Int32, depth: Int32) -> Int32 {
    let refused = refusals.objects[Int(place)]
    // In bounds, here and below: the compiler made the places.
    let node = tables.nodes.base + Int(refused.node)
    let object = tables.objects.base + Int(node.pointee.object)
    if let inner = refusals.onlyObject(of: refused),
      node.pointee.firstCheck == node.pointee.endCheck,
      object.pointee.fieldCount > 1
    {
      // Nothing looks at this object's output, for which the outputs of its other fields would be kept.
      let payload = explainRefused(inner.object, depth: depth + 1)
      let place = UInt32(truncatingIfNeeded: object.pointee.firstField &+ inner.number)
      found.lengthenPaths(
        of: payload, key: Arena.Key(kind: .declared, index: place), index: 0)
      checkIssueCount()
      return payload
    }
    // The frame is on no stack.
    var frame = Frame(
      node: refused.node, payload: found.payload(of: .undefined), skipsChecks: false)
    frame.open = values.arena.open.count
    var output = refused.firstOutput
    var rest = refused.kept | refusals.bits(of: refused)
    while rest != 0, !values.isUndecided {
      let number = rest.trailingZeroBitCount
      rest &= rest &- 1
      frame.index = number &+ 1
      if let field = refusals.field(number, of: refused) {
        frame.mark = found.mark
        let place = tables.fields[Int(object.pointee.firstField) &+ number].node
        if field.object >= 0 {
          returned = explainRefused(field.object, depth: depth + 1)
        } else if !runsWithoutFrame(place, field.value) {
          returned = explainFresh(place, field.value, depth: depth)
        }
        guard !values.isUndecided else { break }
        endExplainedField(
          &frame, object.pointee, isAbsent: field.object < 0 && field.value.isUndefined)
      } else {
        write(refusals.outputs[output], of: number, object.pointee)
        output &+= 1
      }
    }
    found[frame.payload].value = values.arena.closeComposite(from: frame.open, isArray: false)
    var isStopped = found.isAborted(frame.payload)
    for index in Int(node.pointee.firstCheck)..<Int(node.pointee.endCheck)
    where !values.isUndecided {
      run(tables.checks[index], frame.payload, &isStopped)
    }
    return frame.payload
  }

  /// Adds the output of a field that was not refused.
  private mutating func write(_ output: Value, of number: Int, _ object: PlanObject) {
    guard !output.isUndefined else { return }
    let place = UInt32(truncatingIfNeeded: Int(object.firstField) &+ number)
    values.arena.open.append(
      Arena.Member(key: Arena.Key(kind: .declared, index: place), value: output))
  }
}
