internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Objects.
extension Explanation {
  /// Starts an object's node, whose value may be of any type.
  ///
  /// - Returns: False if the value is no object.
  mutating func startObject(_ frame: inout Frame, _ node: PlanNode) -> Bool {
    let object = tables.objects[Int(node.object)]
    if values.isOfClass(frame.input) {
      let keys = (0..<object.fieldCount).map { plan.keys[Int(object.firstField + $0)] }
      frame.input = values.asObject(frame.input, readUnder: keys)
    }
    guard values.type(frame.input) == .object else { return false }
    frame.kept = operations.slots.count
    frame.count = operations.readFields(of: frame.input, object)
    if object.inheritsFields {
      operations.readObjectPrototype(of: frame.input, object, into: frame.kept)
    }
    continueObject(&frame, node)
    return true
  }

  private mutating func continueObject(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    while true {
      let isRejected = takeValidFields(&frame, object)
      guard frame.index < Int(object.fieldCount), !values.isUndecided else { break }
      let field = tables.fields[Int(object.firstField) + frame.index]
      let value = operations.slots[frame.kept + frame.index]
      frame.index += 1
      if field.absent == .ignored { continue }
      if !isRejected, let output = validOutput(of: field.node, value, frame) {
        endField(
          &frame, object, output, isAbsent: isAbsent(field, value, frame), hadIssues: false)
        continue
      }
      if values.isUndecided { return }
      frame.mark = found.mark
      let payload = found.payload(of: value)
      guard runsWithoutFrame(field.node, payload, skipsChecks: frame.skipsChecks) else {
        return call(field.node, payload, from: &frame)
      }
      if values.isUndecided { return }
      endExplainedField(&frame, object)
    }
    if values.isUndecided { return }
    endFields(&frame, node, object)
  }

  mutating func resumeObject(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    if frame.phase == .secondChild {
      let member = members[frame.index - 1]
      let output = endChild(frame, key: member.key)
      if operations.isPrototypeKey(member.key) {
        // Assigning the key sets the prototype, and no member.
        frame.extra = values.assignedPrototype(output)
      } else {
        values.arena.open.append(Arena.Member(key: member.key, value: output))
      }
      return continueCatchall(&frame, node, object)
    }
    endExplainedField(&frame, object)
    continueObject(&frame, node)
  }

  /// Ends the field whose payload was returned.
  private mutating func endExplainedField(_ frame: inout Frame, _ object: PlanObject) {
    let field = tables.fields[Int(object.firstField) + frame.index - 1]
    let value = operations.slots[frame.kept + frame.index - 1]
    endExplainedField(&frame, object, isAbsent: isAbsent(field, value, frame))
  }

  /// Returns whether the value of a field is undefined since the object has no such key.
  private mutating func isAbsent(_ field: PlanField, _ value: Value, _ frame: Frame) -> Bool {
    value.isUndefined && !operations.isPresent(field.key, in: frame.input)
  }

  /// Ends the field whose payload was returned.
  mutating func endExplainedField(_ frame: inout Frame, _ object: PlanObject, isAbsent: Bool) {
    let output = found[returned].value
    let hadIssues = found.hasIssues(returned)
    if !hadIssues { found.drop(to: frame.mark) }
    endField(&frame, object, output, isAbsent: isAbsent, hadIssues: hadIssues)
  }

  /// Ends the field before the next one: reports or drops its issues, and writes its output.
  private mutating func endField(
    _ frame: inout Frame, _ object: PlanObject, _ output: Value, isAbsent: Bool, hadIssues: Bool
  ) {
    let place = Int(object.firstField) + frame.index - 1
    let field = tables.fields[place]
    let key = Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place))
    if isAbsent {
      switch field.absent {
      case .judged, .filled, .ignored: break
      case .forgiven:
        if hadIssues { found.drop(to: frame.mark) }
        return write(key, output, isPresent: false)
      case .leftOut:
        if hadIssues { found.drop(to: frame.mark) }
        return
      case .dropped where hadIssues: return found.drop(to: frame.mark)
      case .dropped: break
      case .required:
        if hadIssues {
          _ = endChild(frame, key: key)
        } else {
          push(plan.commonTemplates.missingKey, .undefined, to: frame.payload)
          let issue = Int32(truncatingIfNeeded: found.issues.count - 1)
          found.lengthenPath(of: issue, key: key, index: 0)
        }
        return
      }
    }
    if hadIssues { _ = endChild(frame, key: key) }
    if field.inherited == .prototype {
      // Assigning the key sets the prototype, and no member.
      frame.extra = values.assignedPrototype(output)
      return
    }
    write(key, output, isPresent: !isAbsent || field.absent == .filled)
  }

  /// Adds a member, also an undefined one of a key that the input has.
  private mutating func write(_ key: Arena.Key, _ output: Value, isPresent: Bool) {
    guard !output.isUndefined || isPresent else { return }
    values.arena.open.append(Arena.Member(key: key, value: output))
  }

  private mutating func endFields(_ frame: inout Frame, _ node: PlanNode, _ object: PlanObject) {
    operations.slots.cut(to: frame.kept)
    guard frame.count > 0 else { return closeObject(&frame) }
    switch object.unknownKeys {
    case .strip: break
    case .keep:
      frame.extra = operations.appendUnknown(of: frame.input, object, from: frame.open)
    case .reject:
      let keys = operations.unrecognizedMembers(of: frame.input, object).map { values.text($0.key) }
      if !keys.isEmpty {
        push(node.template + 1, frame.input, to: frame.payload)
        found.name(unrecognizedKeys: keys)
      }
    case .catchall:
      frame.kept = members.count
      frame.index = members.count
      for member in operations.unknownMembers(of: frame.input, object)
      where plan.rules.prototypeKey == .assigned || !operations.isPrototypeKey(member.key) {
        members.append(member)
      }
      frame.count = members.count
      return continueCatchall(&frame, node, object)
    }
    closeObject(&frame)
  }

  private mutating func continueCatchall(
    _ frame: inout Frame, _ node: PlanNode, _ object: PlanObject
  ) {
    guard frame.index < frame.count else {
      members.cut(to: frame.kept)
      operations.sortIndices(from: frame.open)
      return closeObject(&frame)
    }
    let member = members[frame.index]
    frame.index += 1
    callFresh(object.catchall, member.value, from: &frame, then: .secondChild)
  }

  private mutating func closeObject(_ frame: inout Frame) {
    found[frame.payload].value = values.arena.closeComposite(
      from: frame.open, isArray: false, prototype: frame.extra)
    finish(&frame, frame.payload)
  }
}
