internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The explaining mode for arrays, tuples and objects.
extension Runner {
  /// The maximum nesting of arrays and objects: the greatest that a payload may have.
  private static let greatestDepth = JSONLimits.greatestDepth

  mutating func startContainer(_ frame: inout Frame, _ node: PlanNode) {
    let value = found[frame.payload].value
    frame.input = value
    frame.open = values.arena.open.count
    frame.depth += 1
    guard frame.depth <= Self.greatestDepth else {
      // A function may make a value for each level, so an output can be deeper than its payload.
      return values.leaveUndecided(
        .functionFailed(
          name: "the schema", error: "its output is deeper than \(Self.greatestDepth) levels"))
    }
    switch node.opcode {
    case .array:
      guard values.type(value) == .array else { return reject(&frame, node) }
      frame.cursor = values.elements(value)
      continueArray(&frame, node)
    case .tuple:
      guard values.type(value) == .array else { return reject(&frame, node) }
      startTuple(&frame, node)
    case .object:
      // A date is an object to JavaScript, without members of its own.
      if values.type(value) == .date { frame.input = values.objectPrototype() }
      guard values.type(frame.input) == .object else { return reject(&frame, node) }
      frame.kept = operations.slots.count
      frame.count = operations.readFields(
        of: frame.input, tables.objects[Int(node.object)])
      if tables.objects[Int(node.object)].inheritsFields {
        operations.readObjectPrototype(tables.objects[Int(node.object)], into: frame.kept)
      }
      continueObject(&frame, node)
    default:
      guard values.isPlainObject(value) else { return reject(&frame, node) }
      startRecord(&frame, node)
    }
  }

  mutating func resumeContainer(_ frame: inout Frame, _ node: PlanNode) {
    switch node.opcode {
    case .array:
      let output = endElement(frame, index: frame.index - 1)
      append(output, isKept: !drops(frame.input), since: frame)
      continueArray(&frame, node)
    case .tuple: resumeTuple(&frame, node)
    case .object: resumeObject(&frame, node)
    default: resumeRecord(&frame, node)
    }
  }

  /// Ends a container of another type.
  private mutating func reject(_ frame: inout Frame, _ node: PlanNode) {
    pushTypeIssue(node.template, frame.input, to: frame.payload)
    finish(&frame, frame.payload)
  }

  /// Judges a value by a node without containers below it, and returns its output; nil if it must be explained.
  ///
  /// Most values in an invalid payload are valid, and judging is much faster.
  mutating func judged(_ node: Int32, _ value: Value, _ frame: Frame) -> Value? {
    guard tables.nodes[Int(node)].isScalar, !frame.skipsChecks, !plan.rules.isEncoding else {
      return nil
    }
    var output = value
    return judge(node, &output) ? output : nil
  }

  /// Adds the issues of the child that returned to the frame's payload, behind an index, and returns its value.
  mutating func endElement(_ frame: Frame, index: Int) -> Value {
    endChild(frame, key: .none, index: index)
  }

  /// Adds the issues of the child that returned to the frame's payload, and returns its value.
  mutating func endChild(_ frame: Frame, key: Arena.Key, index: Int = 0) -> Value {
    let value = found[returned].value
    if found.hasIssues(returned) {
      found.lengthenPaths(of: returned, key: key, index: index)
      found.moveIssues(of: returned, to: frame.payload)
      checkIssueCount()
    } else {
      found.drop(to: frame.mark)
    }
    return value
  }

  // MARK: Arrays

  private mutating func continueArray(_ frame: inout Frame, _ node: PlanNode) {
    let isKept = !drops(frame.input)
    while !values.isUndecided, let element = values.next(&frame.cursor) {
      frame.index += 1
      // The position before an element whose output may not be needed.
      frame.count = found.links.count
      frame.kept = values.returnCount
      if let output = judged(node.element, element, frame) {
        append(output, isKept: isKept, since: frame)
        continue
      }
      if values.isUndecided { return }
      return callFresh(node.element, element, from: &frame)
    }
    guard !values.isUndecided else { return }
    found[frame.payload].value =
      isKept
      ? values.arena.closeComposite(from: frame.open, isArray: true)
      : values.arena.arrayOfDropped(count: frame.index)
    finish(&frame, frame.payload)
  }

  private mutating func append(_ output: Value, isKept: Bool, since frame: Frame) {
    if isKept {
      values.arena.open.append(Arena.Member(key: .none, value: output))
    } else {
      dropElement(since: (frame.count, frame.kept))
    }
  }

  // MARK: Objects

  private mutating func continueObject(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    while frame.index < Int(object.fieldCount) {
      let field = tables.fields[Int(object.firstField) + frame.index]
      let value = operations.slots[frame.kept + frame.index]
      frame.index += 1
      if field.absent == .ignored { continue }
      if let output = judged(field.node, value, frame) {
        endField(&frame, object, output, hadIssues: false)
        continue
      }
      if values.isUndecided { return }
      return callFresh(field.node, value, from: &frame)
    }
    endFields(&frame, node, object)
  }

  private mutating func resumeObject(_ frame: inout Frame, _ node: PlanNode) {
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
    let output = found[returned].value
    endField(&frame, object, output, hadIssues: found.hasIssues(returned))
    continueObject(&frame, node)
  }

  /// Ends the field before the next one: reports or drops its issues, and writes its value.
  private mutating func endField(
    _ frame: inout Frame, _ object: PlanObject, _ output: Value, hadIssues: Bool
  ) {
    let place = Int(object.firstField) + frame.index - 1
    let field = tables.fields[place]
    let key = Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place))
    let isAbsent =
      operations.slots[frame.kept + frame.index - 1].isUndefined
      && !operations.isPresent(field.key, in: frame.input)
    if isAbsent {
      switch field.absent {
      case .judged, .ignored: break
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
    write(key, output, isPresent: !isAbsent)
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
      let keys = operations.unknownMembers(of: frame.input, object)
        .filter { plan.rules.prototypeKey != .skipped || !operations.isPrototypeKey($0.key) }
        .map { values.text($0.key) }
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
