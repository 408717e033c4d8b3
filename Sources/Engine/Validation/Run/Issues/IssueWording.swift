internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Words the issues that a run found.
struct IssueWording {
  /// The templates of the plan's issues.
  let templates: [SharedTemplate]
  /// The caller's messages.
  let messages: IssueMessages?

  /// Returns the issues found, with their messages.
  ///
  /// - Parameters:
  ///   - found: The issues.
  ///   - values: The values of the run, whose keys are in the paths.
  func issues(
    _ found: borrowing FoundIssues, _ values: inout RunValues
  ) -> [ValidationIssue] {
    var worded: [ValidationIssue] = []
    worded.reserveCapacity(found.count)
    for place in 0..<found.count { append(found.issues[place], of: found, &values, to: &worded) }
    return worded
  }

  /// Appends an issue with its message.
  private func append(
    _ pending: PendingIssue, of found: borrowing FoundIssues, _ values: inout RunValues,
    to worded: inout [ValidationIssue]
  ) {
    let shared = templates[Int(pending.template)]
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
        ?? Self.received(found.constructorNames[Int(pending.detailIndex)], shared.template)
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
      let keys = found.unrecognizedKeys[Int(pending.detailIndex)]
      added = ValidationIssue.Parameter("keys", .array(keys.map { .string($0) }))
      message = shared.template.ownMessage ?? IssueMessage.unrecognizedKeys(keys)
    case .options:
      var lists: [[ValidationIssue]] = []
      lists.reserveCapacity(Int(pending.detailEnd - pending.detailIndex))
      for place in Int(pending.detailIndex)..<Int(pending.detailEnd) {
        let list = found.optionLists[place]
        var issues: [ValidationIssue] = []
        issues.reserveCapacity(list.end - list.start)
        for place in list.start..<list.end {
          append(found.optionIssues[place], of: found, &values, to: &issues)
        }
        lists.append(issues)
      }
      errors = lists
    }
    worded.append(
      ValidationIssue(
        code: shared.template.code,
        properties: added.map { shared.template.properties + [$0] } ?? shared.template.properties,
        errors: errors, path: path(of: pending, shared.template.path, found, &values),
        message: message))
    guard messages != nil else { return }
    reword(&worded[worded.count - 1], hasOwnMessage: shared.template.ownMessage != nil)
  }

  /// Returns an issue's path, outermost segment first.
  ///
  /// - Parameters:
  ///   - pending: The issue.
  ///   - rest: The segments that the template appends to the path of the value.
  ///   - found: The issues, which share the segments of their paths.
  ///   - values: The values of the run, whose keys are in the paths.
  private func path(
    of pending: PendingIssue, _ rest: [PathSegment], _ found: borrowing FoundIssues,
    _ values: inout RunValues
  ) -> [PathSegment] {
    var count = rest.count
    var link = pending.path
    while link >= 0 {
      count += 1
      link = found.links[Int(link)].inner
    }
    var path: [PathSegment] = []
    path.reserveCapacity(count)
    link = pending.path
    while link >= 0 {
      let segment = found.links[Int(link)]
      path.append(
        segment.key.kind == .none ? .index(segment.index) : .key(values.text(segment.key)))
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
