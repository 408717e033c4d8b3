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
  mutating func push(_ index: Int32, defaultMessage: JSText? = nil) {
    let template = plan.templates[Int(index)]
    let message = template.ownMessage ?? defaultMessage ?? template.message
    issues.append(
      PendingIssue(
        issue: Issue(
          code: template.code, properties: template.properties,
          path: template.path.reversed(), message: message),
        continues: template.continues, hasOwnMessage: template.ownMessage != nil))
  }

  /// Adds a type issue, whose default message names the value's type.
  mutating func pushTypeIssue(_ index: Int32, _ value: Value) {
    let type = type(value)
    guard type == .number, number(value).isNaN else {
      return push(
        index, defaultMessage: plan.templates[Int(index)].typeMessages[Int(type.rawValue)])
    }
    let expected = plan.templates[Int(index)].properties.first { $0.name == "expected" }
    push(
      index,
      defaultMessage: IssueMessage.invalidType(
        expected: expected?.value.text?.string ?? "", received: "NaN"))
  }

  /// The issue as it is reported: its path from the outside in, and the caller's message.
  func finished(_ pending: PendingIssue) -> Issue {
    var issue = pending.issue
    issue.path.reverse()
    if let messages, messages.scope == .allMessages || !pending.hasOwnMessage,
      let message = messages.message(issue)
    {
      issue.messageText = JSText(message)
    }
    return issue
  }
}

extension Issue {
  /// The issue with one more property at the end of its own.
  func adding(_ parameter: Parameter) -> Issue {
    var issue = Issue(
      code: code, properties: properties + [parameter], errors: errors, path: path,
      message: messageText)
    issue.range = range
    return issue
  }
}
