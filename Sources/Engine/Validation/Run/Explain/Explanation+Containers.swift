internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Containers, and the elements of arrays.
extension Explanation {
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
    values.work.count(values.extent(of: value))
    switch node.opcode {
    case .array:
      guard values.type(value) == .array else { return reject(&frame, node) }
      if plan.rules.limitsFirst, exceedsLimit(frame, node) { return leave(frame.payload) }
      frame.cursor = values.elements(value)
      continueArray(&frame, node)
    case .tuple:
      guard values.type(value) == .array else { return reject(&frame, node) }
      startTuple(&frame, node)
    case .object:
      guard startObject(&frame, node) else { return reject(&frame, node) }
    case .set, .map:
      guard values.type(value) == (node.opcode == .set ? .set : .map) else {
        return reject(&frame, node)
      }
      startCollection(&frame, node)
    default:
      guard values.isPlainObject(value) else { return reject(&frame, node) }
      startRecord(&frame, node)
    }
  }

  mutating func resumeContainer(_ frame: inout Frame, _ node: PlanNode) {
    switch node.opcode {
    case .array:
      let output = endElement(frame, index: frame.index - 1)
      append(output, isKept: !memory.drops(frame.input), since: frame)
      continueArray(&frame, node)
    case .tuple: resumeTuple(&frame, node)
    case .object: resumeObject(&frame, node)
    case .set, .map: resumeCollection(&frame, node)
    default: resumeRecord(&frame, node)
    }
  }

  /// Ends a container of another type.
  private mutating func reject(_ frame: inout Frame, _ node: PlanNode) {
    pushTypeIssue(node.template, frame.input, to: frame.payload)
    finish(&frame, frame.payload)
  }

  /// Adds the issues of the child that returned to the frame's payload, behind an index, and returns its value.
  mutating func endElement(_ frame: Frame, index: Int) -> Value {
    endChild(frame, key: .none, index: index)
  }

  /// Adds the issues of the child that returned to the frame's payload, and returns its value.
  mutating func endChild(_ frame: Frame, key: Arena.Key, index: Int = 0) -> Value {
    let value = found[returned].value
    if found.hasIssues(returned) {
      values.work.count(Int(found.list(of: returned).count))
      found.lengthenPaths(of: returned, key: key, index: index)
      found.moveIssues(of: returned, to: frame.payload)
      checkIssueCount()
    } else {
      found.drop(to: frame.mark)
    }
    return value
  }

  private mutating func continueArray(_ frame: inout Frame, _ node: PlanNode) {
    let isKept = !memory.drops(frame.input)
    while !values.isUndecided, let element = values.next(&frame.cursor) {
      frame.index += 1
      // The position before an element whose output may not be needed.
      frame.count = found.links.count
      frame.kept = values.returnCount
      if let output = validOutput(of: node.element, element, frame) {
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

  /// Reports the first of the leading checks of a length or size that limits an array, `Set` or `Map`, if that is longer; its
  /// elements and other checks are skipped then.
  mutating func exceedsLimit(_ frame: Frame, _ node: PlanNode) -> Bool {
    guard node.firstCheck < node.endCheck, !frame.skipsChecks, !plan.rules.isEncoding else {
      return false
    }
    let count = Double(
      node.opcode == .array ? values.elementCount(frame.input) : values.size(frame.input))
    for place in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = tables.checks[place]
      guard check.opcode == .length else { return false }
      guard check.comparison != .atLeast, check.limit >= 0, count > check.limit,
        holdsCondition(of: check, frame.payload)
      else { continue }
      perform(check, frame.payload)
      if !values.isUndecided { found.last.continuation = .aborts }
      return true
    }
    return false
  }

  private mutating func append(_ output: Value, isKept: Bool, since frame: Frame) {
    if isKept {
      values.arena.open.append(Arena.Member(key: .none, value: output))
    } else {
      memory.dropElement(
        since: RunMemory.ElementStart(links: frame.count, returned: frame.kept))
    }
  }
}
