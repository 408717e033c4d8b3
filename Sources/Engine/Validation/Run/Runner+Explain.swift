internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The explaining mode: Zod's issue list, and its output if there are no issues.
extension Runner {
  /// Runs a node on its own payload, whose issues are the found ones from `firstIssue` on.
  mutating func explainFresh(_ index: Int32, _ value: Value) -> Payload {
    isClean = false
    let outer = replaced
    let catches = catchesAround
    let firstSwallowed = found.swallowedCount
    replaced = nil
    catchesAround = 0
    var payload = Payload(value: value, firstIssue: found.count, list: found.newList())
    explain(index, &payload)
    replaced = outer
    catchesAround = catches
    found.forgetSwallowed(from: firstSwallowed)
    return payload
  }

  /// Runs a node on a payload, which the node may change or replace by another.
  mutating func explain(_ index: Int32, _ payload: inout Payload) {
    guard !values.isUndecided else { return }
    let node = tables.nodes[Int(index)]
    switch node.opcode {
    case .string: expect(.string, node, payload)
    case .boolean: expect(.boolean, node, payload)
    case .null: expect(.null, node, payload)
    case .number: explainNumber(node, payload)
    case .anything: break
    case .never: pushTypeIssue(node.template, payload.value)
    case .literal:
      if !operations.isLiteral(node, &payload.value) { push(node.template) }
    case .array: explainElements(node, &payload)
    case .tuple: explainTuple(node, &payload)
    case .record: explainRecord(node, &payload)
    case .object: explainObject(node, &payload)
    case .union: explainUnion(node, &payload)
    case .discriminatedUnion: explainDiscriminatedUnion(node, &payload)
    case .optional: explainOptional(node, &payload)
    case .nullable:
      if values.type(payload.value) != .null { explain(node.inner, &payload) }
    case .default:
      if payload.value.isUndefined {
        payload.value = .constant(node.constant)
      } else {
        explain(node.inner, &payload)
        if payload.value.isUndefined { payload.value = .constant(node.constant) }
      }
    case .prefault:
      if payload.value.isUndefined { payload.value = .constant(node.constant) }
      explain(node.inner, &payload)
    case .catch: explainCatch(node, &payload)
    case .pipe:
      explain(node.input, &payload)
      if found.count > payload.firstIssue {
        payload.isAborted = true
      } else {
        replace(
          &payload,
          by: Payload(
            value: payload.value, firstIssue: payload.firstIssue, list: payload.list))
        explain(node.output, &payload)
      }
    case .transform:
      _ = operations.apply(node.transform, opcode: node.transformOpcode, &payload.value)
    case .explained:
      return explain(node.inner, &payload)
    }
    if node.firstCheck < node.endCheck, !values.isUndecided { runChecks(node, &payload) }
  }

  /// Runs a node's checks in order; if the payload is aborted, only those with their own condition.
  private mutating func runChecks(_ node: PlanNode, _ payload: inout Payload) {
    var isAborted = isAborted(payload)
    for index in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = tables.checks[index]
      if check.hasOwnCondition {
        guard operations.hasLength(payload.value) else { continue }
      } else if isAborted {
        continue
      }
      guard case .failed(let way) = operations.evaluate(check, &payload.value) else { continue }
      guard !values.isUndecided else { return }
      push(check.template + way)
      isAborted = isAborted || payload.isAborted || !found.last.continues
    }
  }

  /// Returns Zod's `aborted`: whether the payload is marked, or has an issue that does not continue.
  func isAborted(_ payload: Payload) -> Bool {
    payload.isAborted || found.stops(from: payload.firstIssue)
  }

  /// Replaces a payload by another and remembers the first one.
  mutating func replace(_ payload: inout Payload, by other: Payload) {
    if replaced == nil { replaced = payload }
    payload = other
  }

  private mutating func explainNumber(_ node: PlanNode, _ payload: Payload) {
    guard values.type(payload.value) == .number else {
      return pushTypeIssue(node.template, payload.value)
    }
    let number = values.number(payload.value)
    guard !number.isFinite else { return }
    push(node.template)
    found.last.detail = number.isNaN ? .notNumber : .infinity
  }

  private mutating func explainOptional(_ node: PlanNode, _ payload: inout Payload) {
    guard tables.nodes[Int(node.inner)].acceptsAbsent else {
      if !payload.value.isUndefined { explain(node.inner, &payload) }
      return
    }
    let outer = replaced
    replaced = nil
    let mark = found.mark
    explain(node.inner, &payload)
    // The current state of the payload that the node was given decides, not the payload that it got back.
    let given = replaced?.value ?? payload.value
    replaced = outer ?? replaced
    guard found.count > payload.firstIssue, given.isUndefined else { return }
    swallowIssues(from: payload.firstIssue, of: payload.list, since: mark)
    replace(
      &payload,
      by: Payload(value: .undefined, firstIssue: payload.firstIssue, list: found.newList()))
  }

  private mutating func explainCatch(_ node: PlanNode, _ payload: inout Payload) {
    let outer = replaced
    replaced = nil
    let mark = found.mark
    let firstSwallowed = found.swallowedCount
    catchesAround += 1
    explain(node.inner, &payload)
    catchesAround -= 1
    // The node returns the payload that it was given, with the value of the payload that it got back. The issues
    // in its own list remain: no inner catch could remove them.
    let result = payload
    if let given = replaced { (payload.isAborted, payload.list) = (given.isAborted, given.list) }
    replaced = outer
    if found.count > payload.firstIssue {
      swallowIssues(from: payload.firstIssue, of: result.list, since: mark)
      payload.list = found.newList()
      payload.value = .constant(node.constant)
    } else {
      found.restore(of: payload.list, from: firstSwallowed)
    }
    guard catchesAround == 0 else { return }
    found.forgetSwallowed(from: firstSwallowed)
    if found.count == payload.firstIssue { found.drop(from: payload.firstIssue, since: mark) }
  }

  /// Removes the issues of a payload, from `first` on, which are in a list that another payload may share.
  private mutating func swallowIssues(from first: Int, of list: Int, since mark: FoundIssues.Mark) {
    if catchesAround > 0 {
      found.swallow(from: first, of: list)
    } else {
      found.drop(from: first, since: mark)
    }
  }

  private mutating func explainUnion(_ node: PlanNode, _ payload: inout Payload) {
    let options = node.options
    guard options.count > 1 else { return explain(tables.items[options.lowerBound], &payload) }
    let start = found.count
    let mark = found.mark
    let firstOption = found.optionCount
    defer { found.forgetOptions(from: firstOption) }
    // If only one option is not aborted, it is the union's result.
    var going: (payload: Payload, issues: Range<Int>, links: Range<Int>)?
    var goingCount = 0
    for item in options {
      let firstLink = found.links.count
      var result = explainFresh(tables.items[item], payload.value)
      if values.isUndecided { return }
      if found.count == result.firstIssue {
        found.drop(from: start, since: mark)
        result.firstIssue = start
        return replace(&payload, by: result)
      }
      if !isAborted(result) {
        goingCount += 1
        going = (result, result.firstIssue..<found.count, firstLink..<found.links.count)
      }
      found.endOption()
    }
    if goingCount == 1, let going {
      found.keepOnly(going.issues, links: going.links, from: start, since: mark)
      var result = going.payload
      result.firstIssue = start
      payload.value = result.value
      return replace(&payload, by: result)
    }
    pushOptions(node.template, found.gatherOptions(from: start, firstOption: firstOption))
  }

  private mutating func pushOptions(_ template: Int32, _ lists: Range<Int>) {
    push(template)
    found.last.detail = .options
    found.last.detailIndex = Int32(truncatingIfNeeded: lists.lowerBound)
    found.last.detailEnd = Int32(truncatingIfNeeded: lists.upperBound)
  }

  private mutating func explainDiscriminatedUnion(_ node: PlanNode, _ payload: inout Payload) {
    guard values.type(payload.value) == .object else {
      return pushTypeIssue(node.template, payload.value)
    }
    let option = operations.option(node, of: payload.value)
    if option >= 0 { return explain(option, &payload) }
    pushOptions(node.template + 1, 0..<0)
  }
}
