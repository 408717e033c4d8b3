internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Issues from templates.
extension Runner {
  /// Adds a type issue if the value is of another type.
  mutating func expect(_ expected: ValueType, _ node: PlanNode, _ payload: Payload) {
    if type(payload.value) != expected { pushTypeIssue(node.template, payload.value) }
  }

  /// Adds the issue of a template.
  @inline(__always)
  mutating func push(_ template: Int32) {
    issues.append(
      PendingIssue(template: template, continues: tables.continues[Int(template)]))
  }

  /// Adds a type issue, whose default message names the value's type.
  mutating func pushTypeIssue(_ template: Int32, _ value: Value) {
    push(template)
    let type = type(value)
    issues[issues.count - 1].type = type
    if type == .object, let name = constructorName(of: value) {
      issues[issues.count - 1].detail = .constructorName
      issues[issues.count - 1].detailIndex = Int32(truncatingIfNeeded: constructorNames.count)
      constructorNames.append(name)
      return
    }
    let isNaN = type == .number && number(value).isNaN
    issues[issues.count - 1].detail = isNaN ? .nan : .type
  }

  /// Prepends a segment to the paths of all issues from `first` on.
  mutating func lengthenPaths(from first: Int, key: Arena.Key, index: Int) {
    for place in first..<issues.count {
      links.append(PathLink(key: key, index: index, inner: issues[place].path))
      issues[place].path = Int32(truncatingIfNeeded: links.count - 1)
    }
  }

  /// Moves the issues from `start` on to `optionIssues`, with a list for each option of a union.
  ///
  /// - Parameters:
  ///   - start: The first issue of the first option.
  ///   - ends: The place of the first option's end in `optionEnds`.
  /// - Returns: The places of the lists in `optionLists`.
  mutating func gatherOptions(from start: Int, ends: Int) -> Range<Int> {
    let firstList = optionLists.count
    var next = start
    for option in ends..<optionEnds.count {
      let first = optionIssues.count
      let end = optionEnds[option]
      while next < end {
        optionIssues.append(issues[next])
        next += 1
      }
      optionLists.append(IssueList(start: first, end: optionIssues.count))
    }
    issues.cut(to: start)
    return firstList..<optionLists.count
  }

  /// Returns the issues found so far, with their messages.
  mutating func wordedIssues() -> [ValidationIssue] {
    var worded: [ValidationIssue] = []
    worded.reserveCapacity(issues.count)
    for place in 0..<issues.count { appendWorded(issues[place], to: &worded) }
    return worded
  }

  /// Appends an issue with its message.
  private mutating func appendWorded(_ pending: PendingIssue, to worded: inout [ValidationIssue]) {
    let shared = plan.templates[Int(pending.template)]
    var errors: [[ValidationIssue]]?
    var added: ValidationIssue.Parameter?
    var message = shared.template.message
    switch pending.detail {
    case .none: break
    case .type:
      message =
        shared.template.ownMessage ?? shared.template.typeMessages[Int(pending.type.rawValue)]
    case .constructorName:
      message =
        shared.template.ownMessage
        ?? Self.received(constructorNames[Int(pending.detailIndex)], shared.template)
    case .nan: message = shared.template.ownMessage ?? Self.received("NaN", shared.template)
    case .notNumber, .infinity:
      // The message names the value's `typeof`.
      let isNaN = pending.detail == .notNumber
      added = ValidationIssue.Parameter("received", .string(isNaN ? "NaN" : "Infinity"))
      message =
        shared.template.ownMessage
        ?? (isNaN
          ? Self.received("NaN", shared.template)
          : shared.template.typeMessages[Int(ValueType.number.rawValue)])
    case .unrecognizedKeys:
      let keys = unrecognizedKeys[Int(pending.detailIndex)]
      added = ValidationIssue.Parameter("keys", .array(keys.map { .string($0) }))
      message = shared.template.ownMessage ?? IssueMessage.unrecognizedKeys(keys)
    case .options:
      var lists: [[ValidationIssue]] = []
      lists.reserveCapacity(Int(pending.detailEnd - pending.detailIndex))
      for place in Int(pending.detailIndex)..<Int(pending.detailEnd) {
        let list = optionLists[place]
        var issues: [ValidationIssue] = []
        issues.reserveCapacity(list.end - list.start)
        for place in list.start..<list.end { appendWorded(optionIssues[place], to: &issues) }
        lists.append(issues)
      }
      errors = lists
    }
    worded.append(
      ValidationIssue(
        code: shared.template.code,
        properties: added.map { shared.template.properties + [$0] } ?? shared.template.properties,
        errors: errors, path: path(of: pending, shared.template.path), message: message))
    guard messages != nil else { return }
    reword(&worded[worded.count - 1], hasOwnMessage: shared.template.ownMessage != nil)
  }

  /// Returns an issue's path, outermost segment first.
  ///
  /// - Parameters:
  ///   - pending: The issue.
  ///   - rest: The segments that the template appends to the path of the value.
  private mutating func path(of pending: PendingIssue, _ rest: [PathSegment]) -> [PathSegment] {
    var count = rest.count
    var link = pending.path
    while link >= 0 {
      count += 1
      link = links[Int(link)].inner
    }
    var path: [PathSegment] = []
    path.reserveCapacity(count)
    link = pending.path
    while link >= 0 {
      let segment = links[Int(link)]
      path.append(segment.key.kind == .none ? .index(segment.index) : .key(text(segment.key)))
      link = segment.inner
    }
    if !rest.isEmpty { path += rest }
    return path
  }

  /// Replaces an issue's message by the caller's message, if there is one.
  private func reword(_ issue: inout ValidationIssue, hasOwnMessage: Bool) {
    guard let messages, messages.scope == .allMessages || !hasOwnMessage,
      let message = messages.message(issue)
    else { return }
    issue.messageText = JSText(message)
  }

  /// Returns the message of a type issue for a received type that is not a `ValueType`.
  private static func received(_ name: JSText, _ template: IssueTemplate) -> JSText {
    let expected = template.properties.first { $0.name == "expected" }?.value.text ?? ""
    return IssueMessage.invalidType(expected: expected, received: name)
  }
}
