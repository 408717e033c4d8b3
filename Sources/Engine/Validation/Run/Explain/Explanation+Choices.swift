internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Unions and intersections.
extension Explanation {
  mutating func startChoice(_ frame: inout Frame, _ node: PlanNode) {
    frame.input = found[frame.payload].value
    frame.kept = results.count
    frame.mark = found.mark
    switch node.opcode {
    case .intersection: return callOption(node.input, &frame)
    case .discriminatedUnion:
      let key = tables.discriminators[Int(node.discriminator)].key
      let object =
        values.isOfClass(frame.input)
        ? values.asObject(frame.input, readUnder: [JSText(wtf8: Array(tables.bytes(of: key)))])
        : frame.input
      guard values.type(object) == .object else {
        pushTypeIssue(node.template, frame.input, to: frame.payload)
        return finish(&frame, frame.payload)
      }
      let option = operations.option(node, of: object)
      if option >= 0 {
        frame.count = 1
        return call(option, frame.payload, from: &frame)
      }
      guard tables.discriminators[Int(node.discriminator)].isFallingBack else {
        push(node.template + 1, frame.input, to: frame.payload)
        shared.memory.pointee.found.name(options: results, from: results.count)
        return finish(&frame, frame.payload)
      }
    default: break
    }
    let options = tables.options(of: node)
    frame.count = options.count
    if frame.count == 1 {
      return call(tables.items[options.lowerBound], frame.payload, from: &frame)
    }
    continueOptions(&frame, node)
  }

  mutating func resumeChoice(_ frame: inout Frame, _ node: PlanNode) {
    if node.opcode == .intersection { return resumeIntersection(&frame, node) }
    // One option has the payload of the union itself.
    guard frame.count > 1 else { return finish(&frame, returned) }
    if endOption(&frame, node) { continueOptions(&frame, node) }
  }

  private mutating func callOption(_ option: Int32, _ frame: inout Frame) {
    frame.index += 1
    call(option, found.payload(of: frame.input), from: &frame)
  }

  private mutating func continueOptions(_ frame: inout Frame, _ node: PlanNode) {
    let first = tables.options(of: node).lowerBound
    while frame.index < frame.count {
      let option = tables.items[first + frame.index]
      frame.index += 1
      let payload = found.payload(of: frame.input)
      guard runsWithoutFrame(option, payload, skipsChecks: frame.skipsChecks) else {
        return call(option, payload, from: &frame)
      }
      guard !values.isUndecided, endOption(&frame, node) else { return }
    }
    if node.opcode == .exclusiveUnion {
      endExclusiveUnion(&frame, node)
    } else {
      finish(&frame, failedUnion(node, frame.input, frame.payload, options: frame.kept))
    }
  }

  /// Keeps the payload of the option that returned; false if it ends the union, since it has no issues.
  private mutating func endOption(_ frame: inout Frame, _ node: PlanNode) -> Bool {
    results.append(returned)
    guard node.opcode != .exclusiveUnion, !found.hasIssues(returned) else { return true }
    finish(&frame, taken(returned, options: frame.kept, since: frame.mark))
    return false
  }

  /// Returns the payload of an option without issues as the union's, and gives all others back.
  ///
  /// - Parameters:
  ///   - option: The payload of the option.
  ///   - first: The place of the first option's payload in the results.
  ///   - mark: The position before the first option.
  mutating func taken(_ option: Int32, options first: Int, since mark: FoundIssues.Mark) -> Int32 {
    let payload = found[option]
    results.cut(to: first)
    found.drop(to: mark)
    let taken = found.payload(of: payload.value)
    found[taken].isAborted = payload.isAborted
    found[taken].isMade = payload.isMade
    return taken
  }

  /// Returns the payload of a union of which no option fits. If only one option is not aborted, it is that option's.
  ///
  /// - Parameters:
  ///   - node: The union.
  ///   - input: The value that it was given.
  ///   - payload: The payload that it was given.
  ///   - first: The place of the first option's payload in the results.
  mutating func failedUnion(
    _ node: PlanNode, _ input: Value, _ payload: Int32, options first: Int
  ) -> Int32 {
    var going: Int32?
    var goingCount = 0
    for place in first..<results.count where !found.isAborted(results[place]) {
      going = results[place]
      goingCount += 1
    }
    if goingCount == 1, let going {
      results.cut(to: first)
      found[payload].value = found[going].value
      return going
    }
    let template = node.template + (node.opcode == .discriminatedUnion ? 2 : 0)
    push(template, input, to: payload)
    shared.memory.pointee.found.name(options: results, from: first)
    checkNesting()
    results.cut(to: first)
    return payload
  }

  private mutating func endExclusiveUnion(_ frame: inout Frame, _ node: PlanNode) {
    var matches: [Int32] = []
    for place in frame.kept..<results.count where !found.hasIssues(results[place]) {
      matches.append(Int32(truncatingIfNeeded: place - frame.kept))
    }
    switch matches.count {
    case 1:
      found[frame.payload].value = found[results[frame.kept + Int(matches[0])]].value
    case 0:
      push(node.template, frame.input, to: frame.payload)
      shared.memory.pointee.found.name(options: results, from: frame.kept)
      checkNesting()
    default:
      push(node.template + 1, frame.input, to: frame.payload)
      found.name(matches: plan.rules.listsExclusiveMatches ? matches : [])
    }
    results.cut(to: frame.kept)
    finish(&frame, frame.payload)
  }
}

extension PlanTables {
  /// Returns the places of the nodes of a union's options in the items.
  fileprivate func options(of node: PlanNode) -> Range<Int> {
    guard node.opcode == .discriminatedUnion else { return node.options }
    let table = discriminators[Int(node.discriminator)]
    return Int(table.firstOption)..<Int(table.endOption)
  }
}

/// Intersections.
extension Explanation {
  private mutating func resumeIntersection(_ frame: inout Frame, _ node: PlanNode) {
    guard frame.index == 2 else {
      results.append(returned)
      return callOption(node.output, &frame)
    }
    let left = results[frame.kept]
    let right = returned
    results.cut(to: frame.kept)
    let (leftValue, rightValue) = (found[left].value, found[right].value)
    if found.hasIssues(left) || found.hasIssues(right) {
      pool(left, right, frame)
    } else {
      found.drop(to: frame.mark)
    }
    let isAborted = found.isAborted(frame.payload)
    let mergesAborted = plan.rules.pooledKeys == .ofOwnValue
    guard !isAborted || mergesAborted else { return finish(&frame, frame.payload) }
    // Nothing looks at the output of an invalid value, and both outputs surely fit together.
    if isAborted, plan.leavesOutput, !frame.input.isUndefined {
      return finish(&frame, frame.payload)
    }
    switch values.merged(leftValue, rightValue) {
    case .merged(let value): found[frame.payload].value = value
    case .unmergeable(let path):
      if !isAborted {
        let path = JSONValue.array(
          path.reversed().map { segment in
            switch segment {
            case .key(let key): .string(key)
            case .index(let index): .number(Double(index))
            }
          })
        return values.leaveUndecided(
          .functionFailed(
            name: "the intersection",
            error: "Unmergable intersection. Error path: \(path.text)"))
      }
    }
    finish(&frame, frame.payload)
  }

  /// Adds the issues of both sides to the frame's payload. Keys that only one side rejects are no issue.
  private mutating func pool(_ left: Int32, _ right: Int32, _ frame: Frame) {
    var pooled = PooledKeys(rules: plan.rules)
    values.work.count(Int(found.list(of: left).count) + Int(found.list(of: right).count))
    for (side, payload) in [left, right].enumerated() {
      var issue = found.list(of: payload).first
      while issue >= 0 {
        let next = found.issues[Int(issue)].next
        let code = plan.templates[Int(found.issues[Int(issue)].template)].template.code
        if !pooled.add(
          issue, code, isRight: side == 1, shared.memory.pointee.found,
          &shared.memory.pointee.operations.values)
        {
          found.move(issue, to: frame.payload)
        }
        issue = next
      }
    }
    let (keys, issues) = pooled.rejected
    if let issue = pooled.unknownKeys, !keys.isEmpty {
      found.move(issue, to: frame.payload)
      found.rename(issue, unrecognizedKeys: keys)
    }
    for issue in issues { found.move(issue, to: frame.payload) }
    checkIssueCount()
  }
}

extension JSONValue {
  /// The value as JSON text.
  fileprivate var text: String {
    var bytes: [UInt8] = []
    JSONWriter.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
