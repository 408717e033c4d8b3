internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Records.
extension Explanation {
  mutating func startRecord(_ frame: inout Frame, _ node: PlanNode) {
    if node.opcode == .keyedRecord {
      frame.kept = operations.slots.count
      let object = tables.objects[Int(node.object)]
      frame.count = operations.readFields(of: frame.input, object)
      if object.inheritsFields {
        operations.readObjectPrototype(of: frame.input, object, into: frame.kept)
      }
      return continueKeys(&frame, node)
    }
    frame.kept = members.count
    frame.index = members.count
    for member in values.members(frame.input) where !operations.isPrototypeKey(member.key) {
      members.append(member)
    }
    frame.count = members.count
    continueRecord(&frame, node)
  }

  mutating func resumeRecord(_ frame: inout Frame, _ node: PlanNode) {
    if node.opcode == .keyedRecord { return resumeKeys(&frame, node) }
    let member = members[frame.index - 1]
    if frame.phase == .child { return endKey(&frame, node, member) }
    // The path has the input's key, the output has the key schema's.
    let output = endChild(frame, key: member.key)
    write(values.key(from: frame.extra) ?? member.key, output)
    continueRecord(&frame, node)
  }

  // MARK: Any keys

  private mutating func continueRecord(_ frame: inout Frame, _ node: PlanNode) {
    while frame.index < frame.count, !values.isUndecided {
      let member = members[frame.index]
      frame.index += 1
      if node.key < 0 || !frame.skipsChecks && !plan.rules.isEncoding,
        surelyKeeps(member.key, node),
        let output = validOutput(of: node.element, member.value, frame)
      {
        write(member.key, output)
        continue
      }
      if values.isUndecided { break }
      guard node.key >= 0 else { return runValue(&frame, node, member, key: member.key) }
      return callFresh(node.key, values.value(of: member.key), from: &frame)
    }
    endRecord(&frame, node)
  }

  /// Takes a key's payload. A key that fails as a text and looks like a number runs again as a number.
  private mutating func endKey(_ frame: inout Frame, _ node: PlanNode, _ member: Arena.Member) {
    guard found.hasIssues(returned) else {
      let output = found[returned].value
      found.drop(to: frame.mark)
      if frame.ranAsNumber {
        results.cut(to: results.count - 1)
        frame.ranAsNumber = false
      }
      guard let key = values.key(from: output, unlessSame: member.key) else { return }
      if key != member.key { frame.hasNewKeys = true }
      if isPrototype(key) { return continueRecord(&frame, node) }
      return runValue(&frame, node, member, key: key)
    }
    if plan.rules.recordsTakeNumbers, !frame.ranAsNumber, let number = values.numericKey(member.key)
    {
      // The first result's issues are kept if the number fails too.
      frame.ranAsNumber = true
      results.append(returned)
      return call(node.key, found.payload(of: values.arena.number(number)), from: &frame)
    }
    if frame.ranAsNumber {
      returned = results[results.count - 1]
      results.cut(to: results.count - 1)
      frame.ranAsNumber = false
    }
    if node.isLoose {
      found.drop(to: frame.mark)
      values.arena.open.append(member)
    } else if node.reportsUnknown {
      found.drop(to: frame.mark)
      results.append(Int32(truncatingIfNeeded: frame.index - 1))
      frame.unknownCount += 1
    } else {
      reportKey(node, member.key, frame)
    }
    continueRecord(&frame, node)
  }

  private mutating func runValue(
    _ frame: inout Frame, _ node: PlanNode, _ member: Arena.Member, key: Arena.Key
  ) {
    frame.extra = values.value(of: key)
    callFresh(node.element, member.value, from: &frame, then: .secondChild)
  }

  private mutating func endRecord(_ frame: inout Frame, _ node: PlanNode) {
    guard !values.isUndecided else { return }
    if frame.unknownCount > 0 {
      let first = results.count - frame.unknownCount
      let keys = (first..<results.count).map { values.text(members[Int(results[$0])].key) }
      results.cut(to: first)
      push(node.template + 1, frame.input, to: frame.payload)
      found.name(unrecognizedKeys: keys)
    }
    members.cut(to: frame.kept)
    // The members of a document are in order already, each key once.
    if node.key >= 0, frame.hasNewKeys || !frame.input.isOfDocument {
      operations.joinEqualKeys(from: frame.open)
    }
    close(&frame)
  }

  /// Adds the issue of a key, whose own issues are those of the payload that returned.
  private mutating func reportKey(
    _ node: PlanNode, _ key: Arena.Key, _ frame: Frame, index: Int? = nil
  ) {
    let payload = returned
    push(node.template + 2, values.value(of: key), to: frame.payload)
    found.name(issuesOfKey: payload)
    checkNesting()
    found.lengthenPath(
      of: Int32(truncatingIfNeeded: found.issues.count - 1), key: index == nil ? key : .none,
      index: index ?? 0)
    checkIssueCount()
  }

  /// Adds a member of the output. Assigning `__proto__` makes none.
  private mutating func write(_ key: Arena.Key, _ output: Value) {
    guard values.text(key) != "__proto__" else { return }
    values.arena.open.append(Arena.Member(key: key, value: output))
  }

  private mutating func isPrototype(_ key: Arena.Key) -> Bool {
    plan.rules.prototypeKey == .reported && values.text(key) == "__proto__"
  }

  // MARK: A fixed set of keys

  private mutating func continueKeys(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    guard frame.index < Int(object.fieldCount) else { return endKeys(&frame, node, object) }
    let field = tables.fields[Int(object.firstField) + frame.index]
    frame.index += 1
    if field.inherited == .prototype, plan.rules.prototypeKey == .reported {
      return continueKeys(&frame, node)
    }
    guard plan.rules.runsRecordKeys || plan.rules.isEncoding, node.key >= 0 else {
      frame.extra = .undefined
      return runKeyedValue(&frame, node)
    }
    let text = tables.bytes(of: field.key)
    let key =
      field.isIndex
      ? values.arena.number(JSNumber.coerce(text))
      : values.arena.text(text, isASCII: WTF8.isASCII(text))
    callFresh(node.key, key, from: &frame)
  }

  private mutating func resumeKeys(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    let place = Int(object.firstField) + frame.index - 1
    let field = tables.fields[place]
    let key = Arena.Key(kind: .declared, index: UInt32(truncatingIfNeeded: place))
    let index = field.isIndex ? Int(exactly: JSNumber.coerce(tables.bytes(of: field.key))) : nil
    if frame.phase == .secondChild {
      let output = endChild(frame, key: index == nil ? key : .none, index: index ?? 0)
      let outputKey = frame.extra.isUndefined ? key : values.key(from: frame.extra) ?? key
      write(outputKey, output)
      return continueKeys(&frame, node)
    }
    guard !found.hasIssues(returned) else {
      reportKey(node, key, frame, index: index)
      return continueKeys(&frame, node)
    }
    frame.extra = found[returned].value
    found.drop(to: frame.mark)
    if let key = values.key(from: frame.extra), isPrototype(key) {
      return continueKeys(&frame, node)
    }
    runKeyedValue(&frame, node)
  }

  private mutating func runKeyedValue(_ frame: inout Frame, _ node: PlanNode) {
    let object = tables.objects[Int(node.object)]
    let field = tables.fields[Int(object.firstField) + frame.index - 1]
    let slot = field.twin < 0 ? frame.index - 1 : Int(field.twin)
    callFresh(
      node.element, operations.slots[frame.kept + slot], from: &frame, then: .secondChild)
  }

  private mutating func endKeys(_ frame: inout Frame, _ node: PlanNode, _ object: PlanObject) {
    operations.slots.cut(to: frame.kept)
    operations.joinEqualKeys(from: frame.open)
    if frame.count > 0 || !plan.rules.listedNumbersAreKeys {
      let unknown = operations.unknownMembers(
        of: frame.input, object, knowsIndices: plan.rules.listedNumbersAreKeys)
      if unknown.isEmpty { return close(&frame) }
      if node.isLoose {
        for member in unknown where !operations.isPrototypeKey(member.key) {
          values.arena.open.append(member)
        }
        operations.sortIndices(from: frame.open)
      } else {
        push(node.template + 1, frame.input, to: frame.payload)
        found.name(unrecognizedKeys: unknown.map { values.text($0.key) })
      }
    }
    close(&frame)
  }

  private mutating func close(_ frame: inout Frame) {
    found[frame.payload].value = values.arena.closeComposite(from: frame.open, isArray: false)
    finish(&frame, frame.payload)
  }
}
