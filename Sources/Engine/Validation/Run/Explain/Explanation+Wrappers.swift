internal import SchemaModel

/// Wrappers, pipes and codecs.
extension Explanation {
  mutating func startWrapper(_ frame: inout Frame, _ node: PlanNode) {
    frame.input = found[frame.payload].value
    if skipsInner(node, frame.payload) { return finish(&frame, frame.payload) }
    if runsAside(node, frame.input) { return callFresh(node.inner, frame.input, from: &frame) }
    call(node.opcode.isPipe ? node.input : node.inner, frame.payload, from: &frame)
  }

  /// Begins a wrapper; true if its inner node does not run, since the wrapper decides on the value of its payload.
  @inline(__always)
  mutating func skipsInner(_ node: PlanNode, _ payload: Int32) -> Bool {
    let value = found[payload].value
    switch node.opcode {
    // Before 4.6.7 a schema that takes an absent value runs on any value.
    case .optional: return value.isUndefined && !node.runsOnAbsent
    case .nullable: return values.type(value) == .null
    case .default:
      guard value.isUndefined else { return false }
      found[payload].value = operations.substitute(node)
      return true
    case .prefault:
      if value.isUndefined { found[payload].value = operations.substitute(node) }
      return false
    default: return false
    }
  }

  mutating func resumeWrapper(_ frame: inout Frame, _ node: PlanNode) {
    switch node.opcode {
    case .nonoptional:
      if !found.hasIssues(returned), found[returned].value.isUndefined {
        let payload = returned
        push(node.template, .undefined, to: payload)
        found.last.type = .undefined
        found.last.detail = .type
      }
      finish(&frame, returned)
    case .success:
      let truth = !found.hasIssues(returned)
      found[frame.payload].value = .constant(truth ? node.constant : node.otherConstant)
      finish(&frame, frame.payload)
    case .pipe, .codec:
      if frame.phase == .child { endInput(&frame, node) } else { finish(&frame, returned) }
    default:
      let result = result(of: node, returned, input: frame.input, frame.payload)
      if node.opcode != .detached, runsAside(node, frame.input) { found.drop(to: frame.mark) }
      finish(&frame, result)
    }
  }

  /// Returns whether a wrapper runs its inner node on a new payload.
  @inline(__always)
  func runsAside(_ node: PlanNode, _ input: Value) -> Bool {
    switch node.opcode {
    case .detached: true
    case .catch: plan.rules.catchesAside
    case .optional: plan.rules.fillsAside && input.isUndefined
    default: false
    }
  }

  /// Returns the payload of a wrapper whose inner node returned one.
  ///
  /// - Parameters:
  ///   - node: The wrapper.
  ///   - inner: The payload that its inner node returned.
  ///   - input: The value that the wrapper was given.
  ///   - payload: The payload that it was given.
  @inline(__always)
  mutating func result(
    of node: PlanNode, _ inner: Int32, input: Value, _ payload: Int32
  ) -> Int32 {
    switch node.opcode {
    case .optional where node.runsOnAbsent: return optional(inner, input: input, payload)
    case .default:
      if found[inner].value.isUndefined { found[inner].value = operations.substitute(node) }
      return inner
    case .catch: return caught(inner, node, payload)
    default: return inner
    }
  }

  /// Returns the payload of an `optional` that runs on absent values.
  private mutating func optional(_ inner: Int32, input: Value, _ payload: Int32) -> Int32 {
    let hasIssues = found.hasIssues(inner)
    if plan.rules.fillsAside {
      guard input.isUndefined else { return inner }
      found[payload].value = hasIssues ? .undefined : found[inner].value
      return payload
    }
    let isDropped: Bool
    if plan.rules.dropsMadeValues {
      isDropped = input.isUndefined && (hasIssues || found[inner].isMade)
    } else {
      // The current state of the payload that the node was given decides, not the payload that it got back.
      isDropped = hasIssues && found[payload].value.isUndefined
    }
    return isDropped ? found.payload(of: .undefined) : inner
  }

  /// Returns the payload of a `catch`: the one that it was given, with the value of the payload that it got back.
  private mutating func caught(_ inner: Int32, _ node: PlanNode, _ payload: Int32) -> Int32 {
    let value = found[inner].value
    if plan.rules.catchesAside {
      if !found.hasIssues(inner) {
        found[payload].value = value
      } else if node.valueFunction >= 0 {
        found[payload].value = rescue(
          plan.rescuers[Int(node.valueFunction)], found[payload].value, inner)
      } else {
        found[payload].value = operations.substitute(node)
      }
      return payload
    }
    found[payload].value = value
    guard found.hasIssues(inner) else { return payload }
    if node.valueFunction >= 0 {
      found[payload].value = rescue(plan.rescuers[Int(node.valueFunction)], value, inner)
    } else {
      found[payload].value = operations.substitute(node)
    }
    found.replaceList(of: payload)
    found[payload].isMade = true
    return payload
  }

  private mutating func endInput(_ frame: inout Frame, _ node: PlanNode) {
    let left = returned
    guard let next = piped(left, node) else { return finish(&frame, left) }
    call(node.output, next, from: &frame, then: .secondChild)
  }

  /// Returns the payload for a pipe's right side; nil if the payload of its left side is the pipe's.
  ///
  /// Any issue of the left side stops the pipe, from 4.6.7 on any but those of unknown keys.
  mutating func piped(_ left: Int32, _ node: PlanNode) -> Int32? {
    let isStopped =
      node.opcode == .pipe && plan.rules.pipesUnknownKeys
      ? found.hasIssue(left) { plan.templates[Int($0.template)].template.code != .unrecognizedKeys }
      : found.hasIssues(left)
    guard !isStopped else {
      if plan.rules.pipesAbort || node.opcode == .codec { found[left].isAborted = true }
      return nil
    }
    if node.opcode == .codec {
      let before = found[left].value
      transform(node, left)
      if found.hasIssues(left) {
        found[left].value = before
        found[left].isAborted = true
        return nil
      }
    }
    return found.payload(
      of: found[left].value, list: found[left].list, isMade: found[left].isMade)
  }
}

extension PlanNode.Opcode {
  /// Whether the first node is `input`, not `inner`.
  fileprivate var isPipe: Bool { self == .pipe || self == .codec }
}
