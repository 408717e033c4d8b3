internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Making issues from templates.
extension Runner {
  /// A type issue unless the value is of the type.
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
    let isNaN = type == .number && number(value).isNaN
    issues[issues.count - 1].detail = isNaN ? .nan : .type
  }

  /// Puts a segment in front of the paths of all issues from `first` on.
  mutating func lengthenPaths(from first: Int, key: Arena.Key, index: Int) {
    for place in first..<issues.count {
      links.append(PathLink(key: key, index: index, inner: issues[place].path))
      issues[place].path = Int32(truncatingIfNeeded: links.count - 1)
    }
  }

  /// Removes the issues from `start` on, and keeps some of them: those of `ranges`, an option each.
  mutating func gatherOptions(_ ranges: [Range<Int>], from start: Int) -> Range<Int> {
    let firstList = optionLists.count
    for range in ranges {
      let first = optionIssues.count
      for place in range { optionIssues.append(issues[place]) }
      optionLists.append(IssueList(start: first, end: optionIssues.count))
    }
    issues.cut(to: start)
    return firstList..<optionLists.count
  }

  /// The issues that have been found, worded.
  mutating func wordedIssues() -> [Issue] {
    var worded: [Issue] = []
    worded.reserveCapacity(issues.count)
    for place in 0..<issues.count { worded.append(self.worded(issues[place])) }
    return worded
  }

  /// The issue as it is reported: its path from the outside in, and the caller's message.
  private mutating func worded(_ pending: PendingIssue) -> Issue {
    let shared = plan.templates[Int(pending.template)]
    var path: [PathSegment] = []
    var link = pending.path
    while link >= 0 {
      let segment = links[Int(link)]
      path.append(segment.key.kind == .none ? .index(segment.index) : .key(text(segment.key)))
      link = segment.inner
    }
    if !shared.template.path.isEmpty { path += shared.template.path }
    var errors: [[Issue]]?
    var added: Issue.Parameter?
    var message = shared.template.message
    switch pending.detail {
    case .none: break
    case .type:
      message =
        shared.template.ownMessage ?? shared.template.typeMessages[Int(pending.type.rawValue)]
    case .nan: message = shared.template.ownMessage ?? Self.receivedNaN(shared.template)
    case .notNumber, .infinity:
      // The value's `typeof` is what the message names.
      let isNaN = pending.detail == .notNumber
      added = Issue.Parameter("received", .string(isNaN ? "NaN" : "Infinity"))
      message =
        shared.template.ownMessage
        ?? (isNaN
          ? Self.receivedNaN(shared.template)
          : shared.template.typeMessages[Int(ValueType.number.rawValue)])
    case .unrecognizedKeys:
      let keys = unrecognizedKeys[Int(pending.detailIndex)]
      added = Issue.Parameter("keys", .array(keys.map { .string($0) }))
      message = shared.template.ownMessage ?? IssueMessage.unrecognizedKeys(keys)
    case .options:
      var lists: [[Issue]] = []
      for place in Int(pending.detailIndex)..<Int(pending.detailEnd) {
        let list = optionLists[place]
        var issues: [Issue] = []
        issues.reserveCapacity(list.end - list.start)
        for place in list.start..<list.end { issues.append(worded(optionIssues[place])) }
        lists.append(issues)
      }
      errors = lists
    }
    var issue = Issue(
      code: shared.template.code,
      properties: added.map { shared.template.properties + [$0] } ?? shared.template.properties,
      errors: errors,
      path: path, message: message)
    if let messages, messages.scope == .allMessages || shared.template.ownMessage == nil,
      let message = messages.message(issue)
    {
      issue.messageText = JSText(message)
    }
    return issue
  }

  private static func receivedNaN(_ template: IssueTemplate) -> JSText {
    let expected = template.properties.first { $0.name == "expected" }
    return IssueMessage.invalidType(
      expected: expected?.value.text?.string ?? "", received: "NaN")
  }
}
