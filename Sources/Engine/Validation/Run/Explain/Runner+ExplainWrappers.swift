internal import SchemaModel

/// The explaining mode for wrappers, pipes and codecs.
extension Runner {
  mutating func startWrapper(_ frame: inout Frame, _ node: PlanNode) {
    let value = found[frame.payload].value
    frame.input = value
    switch node.opcode {
    case .optional:
      // Before 4.5 a schema that takes an absent value runs on any value.
      if value.isUndefined, !node.runsOnAbsent { return finish(&frame, frame.payload) }
    case .nullable:
      if values.type(value) == .null { return finish(&frame, frame.payload) }
    case .default:
      if value.isUndefined {
        found[frame.payload].value = substitute(node)
        return finish(&frame, frame.payload)
      }
    case .prefault:
      if value.isUndefined { found[frame.payload].value = substitute(node) }
    case .detached: return call(node.inner, found.payload(of: value), from: &frame)
    default: break
    }
    call(node.opcode.isPipe ? node.input : node.inner, frame.payload, from: &frame)
  }

  mutating func resumeWrapper(_ frame: inout Frame, _ node: PlanNode) {
    switch node.opcode {
    case .optional: endOptional(&frame, node)
    case .default:
      if found[returned].value.isUndefined { found[returned].value = substitute(node) }
      finish(&frame, returned)
    case .catch: endCatch(&frame, node)
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
    default: finish(&frame, returned)
    }
  }

  private mutating func endOptional(_ frame: inout Frame, _ node: PlanNode) {
    guard node.runsOnAbsent else { return finish(&frame, returned) }
    let hasIssues = found.hasIssues(returned)
    if plan.rules.emptiesSharedIssues {
      if frame.input.isUndefined, hasIssues {
        found.emptyList(of: returned)
        found[returned].value = .undefined
        found[returned].isAborted = false
      }
      return finish(&frame, returned)
    }
    let isDropped: Bool
    if plan.rules.dropsMadeValues {
      isDropped = frame.input.isUndefined && (hasIssues || found[returned].isMade)
    } else {
      // The current state of the payload that the node was given decides, not the payload that it got back.
      isDropped = hasIssues && found[frame.payload].value.isUndefined
    }
    finish(&frame, isDropped ? found.payload(of: .undefined) : returned)
  }

  /// Ends a `catch`, which returns the payload that it was given, with the value of the payload that it got back.
  private mutating func endCatch(_ frame: inout Frame, _ node: PlanNode) {
    let payload = frame.payload
    let value = found[returned].value
    found[payload].value = value
    if found.hasIssues(returned) {
      if node.valueFunction >= 0 {
        found[payload].value = rescue(
          plan.rescuers[Int(node.valueFunction)], value, returned)
      } else {
        found[payload].value = .constant(node.constant)
      }
      if plan.rules.emptiesSharedIssues {
        found.emptyList(of: payload)
        found[payload].isAborted = false
      } else {
        found.replaceList(of: payload)
      }
      found[payload].isMade = true
    }
    finish(&frame, payload)
  }

  /// Ends a pipe's left side: any issue stops the pipe, from 4.5 on any but those of unknown keys.
  private mutating func endInput(_ frame: inout Frame, _ node: PlanNode) {
    let left = returned
    let isStopped =
      node.opcode == .pipe && plan.rules.pipesUnknownKeys
      ? found.hasIssue(left) { plan.templates[Int($0.template)].template.code != .unrecognizedKeys }
      : found.hasIssues(left)
    guard !isStopped else { return stop(&frame, left) }
    if node.opcode == .codec {
      let before = found[left].value
      transform(node, left)
      if found.hasIssues(left) {
        found[left].value = before
        return stop(&frame, left)
      }
    }
    let next = found.payload(
      of: found[left].value, list: found[left].list, isMade: found[left].isMade)
    call(node.output, next, from: &frame, then: .secondChild)
  }

  private mutating func stop(_ frame: inout Frame, _ left: Int32) {
    found[left].isAborted = true
    finish(&frame, left)
  }
}

extension PlanNode.Opcode {
  /// Whether the first node is `input`, not `inner`.
  fileprivate var isPipe: Bool { self == .pipe || self == .codec }
}
