internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The nodes that are being explained.
///
/// Each node is a frame. A node that needs a node below it calls it, which puts a frame on the stack, and goes on when
/// that frame has returned a payload.
extension Explanation {
  /// The maximum number of frames; a schema that refers to itself without end reaches it.
  private static let greatestFrameCount = 1 << 17

  /// Runs a node on its own payload and returns the payload that it returns.
  ///
  /// - Parameter depth: The number of arrays and objects around the value.
  mutating func explainFresh(_ node: Int32, _ value: Value, depth: Int32 = 0) -> Int32 {
    isClean = false
    let base = frames.count
    call(node, found.payload(of: value), skipsChecks: false, depth: depth)
    while frames.count > base, !values.isUndecided { step() }
    if frames.count > base { frames.cut(to: base) }
    noteSize()
    return returned
  }

  /// Puts a node on the stack of frames.
  private mutating func call(
    _ node: Int32, _ payload: Int32, skipsChecks: Bool, depth: Int32 = 0
  ) {
    guard frames.count < Self.greatestFrameCount else {
      return values.leaveUndecided(
        .functionFailed(name: "the schema", error: "it refers to itself without end"))
    }
    var frame = Frame(node: node, payload: payload, skipsChecks: skipsChecks)
    frame.depth = depth
    frames.append(frame)
  }

  /// Stores a frame, and runs a node below it on a payload of the caller: at once, or in a frame of its own.
  mutating func call(
    _ node: Int32, _ payload: Int32, from frame: inout Frame, then phase: Frame.Phase = .child
  ) {
    frame.phase = phase
    frames[frames.count - 1] = frame
    if runsWithoutFrame(node, payload, skipsChecks: frame.skipsChecks) { return }
    call(node, payload, skipsChecks: frame.skipsChecks, depth: frame.depth)
  }

  /// Stores a frame, and runs a node below it on a payload of its own.
  mutating func callFresh(
    _ node: Int32, _ value: Value, from frame: inout Frame, then phase: Frame.Phase = .child
  ) {
    frame.mark = found.mark
    call(node, found.payload(of: value), from: &frame, then: phase)
  }

  /// Ends a frame's node, whose checks run if they did not yet.
  mutating func finish(_ frame: inout Frame, _ payload: Int32) {
    let node = tables.nodes[Int(frame.node)]
    guard node.firstCheck < node.endCheck, !frame.skipsChecks, !frame.ranChecks else {
      return leave(payload)
    }
    frame.checked = payload
    frame.isStopped = found.isAborted(payload)
    frame.index = Int(node.firstCheck)
    runChecks(&frame)
  }

  /// Takes the topmost frame off the stack.
  mutating func leave(_ payload: Int32) {
    frames.cut(to: frames.count - 1)
    returned = payload
  }

  private mutating func step() {
    guard takesStep() else { return }
    var frame = frames[frames.count - 1]
    switch frame.phase {
    case .start: start(&frame)
    case .child, .secondChild: resume(&frame)
    case .trial: endTrial(&frame)
    case .checks: endProperty(&frame)
    }
  }

  /// Starts a node. On encoding, a node with checks has a trial run without them first.
  private mutating func start(_ frame: inout Frame) {
    let node = tables.nodes[Int(frame.node)]
    guard plan.rules.isEncoding, node.firstCheck < node.endCheck, !frame.skipsChecks,
      !frame.ranChecks
    else { return parse(&frame, node) }
    frame.phase = .trial
    frames[frames.count - 1] = frame
    let value = found[frame.payload].value
    call(frame.node, found.payload(of: value), skipsChecks: true, depth: frame.depth)
  }

  /// Ends the trial run of a node on encoding: its issues are the node's, or its checks run on the given value.
  private mutating func endTrial(_ frame: inout Frame) {
    if found.isAborted(returned) {
      found[returned].isAborted = true
      return leave(returned)
    }
    frame.checked = frame.payload
    frame.isStopped = found.isAborted(frame.payload)
    frame.index = Int(tables.nodes[Int(frame.node)].firstCheck)
    runChecks(&frame)
  }

  /// Runs a node itself, without its checks.
  mutating func parse(_ frame: inout Frame, _ node: PlanNode) {
    switch node.opcode {
    case .array, .tuple, .record, .keyedRecord, .object, .set, .map: startContainer(&frame, node)
    case .union, .exclusiveUnion, .discriminatedUnion, .intersection: startChoice(&frame, node)
    case .optional, .nonoptional, .nullable, .default, .prefault, .catch, .success, .same,
      .detached, .pipe, .codec, .explained:
      startWrapper(&frame, node)
    default:
      explainLeaf(node, frame.payload)
      finish(&frame, frame.payload)
    }
  }

  private mutating func resume(_ frame: inout Frame) {
    let node = tables.nodes[Int(frame.node)]
    switch node.opcode {
    case .array, .tuple, .record, .keyedRecord, .object, .set, .map: resumeContainer(&frame, node)
    case .union, .exclusiveUnion, .discriminatedUnion, .intersection: resumeChoice(&frame, node)
    default: resumeWrapper(&frame, node)
    }
  }
}

/// Running checks.
extension Explanation {
  /// Runs a frame's checks in order; if the payload is aborted, only those with their own condition.
  mutating func runChecks(_ frame: inout Frame) {
    let end = Int(tables.nodes[Int(frame.node)].endCheck)
    while frame.index < end, !values.isUndecided {
      let check = tables.checks[frame.index]
      frame.index += 1
      guard check.opcode == .property else {
        run(check, frame.checked, &frame.isStopped)
        continue
      }
      if !check.followsProperty {
        frame.runsProperties = runs(check, frame.checked, isStopped: frame.isStopped)
      }
      guard frame.runsProperties else { continue }
      let value = found[frame.checked].value
      let member = property(plan.texts[Int(check.text)], of: value)
      return callFresh(check.node, member, from: &frame, then: .checks)
    }
    guard !values.isUndecided else { return }
    if plan.rules.isEncoding, !frame.ranChecks {
      // The node itself starts anew on what the checks left.
      var second = Frame(
        node: frame.node, payload: frame.checked, skipsChecks: frame.skipsChecks)
      second.ranChecks = true
      second.depth = frame.depth
      frames[frames.count - 1] = second
      return
    }
    leave(frame.checked)
  }

  /// Runs a check without a node of its own, if nothing before it skips it.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - payload: The payload of the check's node.
  ///   - isStopped: Whether an earlier issue skips the remaining checks.
  mutating func run(_ check: PlanCheck, _ payload: Int32, _ isStopped: inout Bool) {
    guard runs(check, payload, isStopped: isStopped) else { return }
    let before = found.list(of: payload).count
    perform(check, payload)
    if found.list(of: payload).count > before, !isStopped { isStopped = found.isAborted(payload) }
  }

  /// Returns whether a check runs on a payload.
  private mutating func runs(_ check: PlanCheck, _ payload: Int32, isStopped: Bool) -> Bool {
    guard check.hasOwnCondition else { return !isStopped }
    if plan.rules.stopsOwnConditions, found.isExplicitlyAborted(payload) { return false }
    return holdsCondition(of: check, payload)
  }

  /// Returns whether the condition of a check holds for a payload.
  mutating func holdsCondition(of check: PlanCheck, _ payload: Int32) -> Bool {
    if check.when >= 0 { return holds(plan.conditions[Int(check.when)], payload) }
    let value = found[payload].value
    return check.hasRareCondition ? operations.hasSize(value) : operations.hasLength(value)
  }

  /// Runs a check without a node of its own.
  mutating func perform(_ check: PlanCheck, _ payload: Int32) {
    switch check.opcode {
    case .function: call(plan.checkFunctions[Int(check.function)], check.template, payload)
    case .urlOptions: checkURL(check, payload)
    case .hasMembers:
      let value = found[payload].value
      guard value.isUndefined || values.type(value) == .null else { return }
      pushTypeIssue(check.template, value, to: payload)
    default:
      var value = found[payload].value
      let input = value
      let result = operations.evaluate(check, &value)
      found[payload].value = value
      guard case .failed(let way) = result, !values.isUndecided else { return }
      // The first issue of an integer's format names the type of the value.
      let namesType = check.opcode == .safeInteger || check.opcode == .rangedInteger
      if namesType, way == 0 { return pushTypeIssue(check.template, input, to: payload) }
      push(check.template + way, input, to: payload)
    }
  }

  /// Runs the conditions of a URL, of which several may fail.
  private mutating func checkURL(_ check: PlanCheck, _ payload: Int32) {
    var value = found[payload].value
    let input = value
    let failures = operations.failures(ofURL: check, &value)
    found[payload].value = value
    for way in failures where !values.isUndecided { push(check.template + way, input, to: payload) }
  }

  /// Adds the issues of the node of a check, and goes on with the next check.
  private mutating func endProperty(_ frame: inout Frame) {
    let check = tables.checks[frame.index - 1]
    if found.hasIssues(returned) {
      if check.template >= 0 {
        found.retemplate(returned, from: plan.commonTemplates.missingKey, to: check.template)
      }
      found.lengthenPaths(
        of: returned, key: values.key(of: plan.texts[Int(check.text)]), index: 0)
      found.moveIssues(of: returned, to: frame.checked)
      if !frame.isStopped { frame.isStopped = found.isAborted(frame.checked) }
    } else {
      found.drop(to: frame.mark)
    }
    runChecks(&frame)
  }
}
