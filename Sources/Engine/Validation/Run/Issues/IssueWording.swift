internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Words the issues that a run found.
struct IssueWording {
  /// The templates of the plan's issues.
  let templates: [SharedTemplate]
  /// The caller's messages.
  let messages: IssueMessages?

  /// Returns the issues of a list, with their messages.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - found: The issues.
  ///   - values: The values of the run, whose keys are in the paths.
  func issues(
    _ list: IssueList, of found: borrowing FoundIssues, _ values: inout RunValues
  ) -> [ValidationIssue] {
    var worded: [ValidationIssue] = []
    worded.reserveCapacity(Int(list.count))
    var place = list.first
    while place >= 0 {
      let issue = found.issues[Int(place)]
      append(issue, of: found, &values, to: &worded)
      place = issue.next
    }
    return worded
  }

  /// Appends an issue with its message.
  private func append(
    _ pending: PendingIssue, of found: borrowing FoundIssues, _ values: inout RunValues,
    to worded: inout [ValidationIssue]
  ) {
    let shared = templates[Int(pending.template)]
    let type = Int(pending.type.rawValue)
    let namesType =
      pending.detail == .type && type < shared.template.typeMessages.count
      && !shared.template.asksFunction
    worded.append(
      ValidationIssue(
        code: shared.template.code, properties: shared.template.properties,
        path: path(of: pending, shared.template.path, found, &values),
        message: namesType && shared.template.ownMessage == nil
          ? shared.template.typeMessages[type] : shared.template.message))
    // Of the most frequent issues nothing else depends on the value.
    var hasOwnMessage = shared.template.ownMessage != nil
    if !namesType, pending.detail != .none || shared.template.asksFunction {
      hasOwnMessage = complete(
        &worded[worded.count - 1], pending, shared, of: found, &values)
    }
    if messages != nil {
      let last = worded.count - 1
      if !hasOwnMessage { translate(&worded[last], pending, of: found, &values) }
      reword(&worded[last], hasOwnMessage: hasOwnMessage)
    }
  }

  /// Adds what depends on the value to an issue; returns whether the message is the schema's own.
  private func complete(
    _ issue: inout ValidationIssue, _ pending: PendingIssue, _ shared: SharedTemplate,
    of found: borrowing FoundIssues, _ values: inout RunValues
  ) -> Bool {
    var ownMessage = shared.template.ownMessage
    let message = defaultMessage(of: pending, shared.template, found, &issue, &ownMessage, &values)
    if ownMessage == nil, shared.template.asksFunction {
      ownMessage = Self.message(
        from: shared.template.sources, issue, input: pending.input, &values)
    }
    issue.messageText = ownMessage ?? message
    return ownMessage != nil
  }

  /// Returns the default message of an issue, and adds what depends on the value to the issue.
  private func defaultMessage(
    of pending: PendingIssue, _ template: IssueTemplate, _ found: borrowing FoundIssues,
    _ issue: inout ValidationIssue, _ ownMessage: inout JSText?, _ values: inout RunValues
  ) -> JSText {
    switch pending.detail {
    case .none: return template.defaultMessage ?? IssueMessage.invalidInput
    case .type:
      let type = Int(pending.type.rawValue)
      return template.typeMessages.indices.contains(type)
        ? template.typeMessages[type] : Self.received(JSText(pending.type.name), template)
    case .constructorName:
      return Self.received(found.constructorNames[Int(pending.detailIndex)], template)
    case .nan: return Self.received("NaN", template)
    case .ofInfinity: return Self.received("Infinity", template)
    case .ofNegativeInfinity: return Self.received("-Infinity", template)
    case .notNumber:
      issue.add("received", "NaN")
      return Self.received("NaN", template)
    case .infinity where template.defaultMessage != nil, .negativeInfinity:
      // From 4.5 on the message names the infinity.
      let name: JSText = pending.detail == .infinity ? "Infinity" : "-Infinity"
      issue.add("received", .string(name))
      return Self.received(name, template)
    case .infinity:
      // The message names the value's `typeof`.
      issue.add("received", "Infinity")
      return template.typeMessages[Int(ValueType.number.rawValue)]
    case .invalidDate:
      issue.add("received", "Invalid Date")
      return Self.received("Date", template)
    case .unrecognizedKeys:
      let keys = found.unrecognizedKeys[Int(pending.detailIndex)]
      issue.add("keys", .array(keys.map { .string($0) }))
      return IssueMessage.unrecognizedKeys(keys)
    case .options:
      issue.errors = (Int(pending.detailIndex)..<Int(pending.detailEnd)).map { place in
        issues(found.lists[Int(found.optionLists[place])], of: found, &values)
      }
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .matches:
      issue.errors = []
      let places = Int(pending.detailIndex)..<Int(pending.detailEnd)
      if !places.isEmpty {
        issue.add("matches", .array(places.map { .number(Double(found.matches[$0])) }))
      }
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .key:
      issue.keyIssues = issues(found.lists[Int(pending.detailIndex)], of: found, &values)
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .added:
      let added = found.added[Int(pending.detailIndex)]
      issue = ValidationIssue(added: added, path: issue.path)
      // An empty message counts as none.
      if let text = added.members["message"]?.text, !text.bytes.isEmpty { ownMessage = text }
      return IssueMessage.ofAdded(
        added.members, received: values.type(pending.input).name,
        saysExactly: values.plan.rules.saysExactly)
    }
  }

  /// Returns the first message that a function or text of the schema gives.
  private static func message(
    from sources: [IssueTemplate.MessageSource], _ issue: ValidationIssue, input: Value,
    _ values: inout RunValues
  ) -> JSText? {
    for source in sources {
      switch source {
      case .text(let text): return text
      case .function(let function):
        guard let body = function.body else { continue }
        do {
          // A literal nil would be a JSON null.
          let input: JSONValue? = input.isUndefined ? .none : .some(values.json(input))
          if let text = try body(ZodSchema.RawIssue(issue, input: input)) { return JSText(text) }
        } catch {
          values.leaveUndecided(.functionFailed(name: function.name, error: "\(error)"))
          return nil
        }
      }
    }
    return nil
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
    var path = [PathSegment](repeating: .index(0), count: count)
    var place = 0
    link = pending.path
    while link >= 0 {
      let segment = found.links[Int(link)]
      path[place] =
        segment.key.kind == .none ? .index(segment.index) : .key(values.text(segment.key))
      place += 1
      link = segment.inner
    }
    for segment in rest {
      path[place] = segment
      place += 1
    }
    if pending.detail == .added, let own = found.added[Int(pending.detailIndex)].path {
      path += own
    }
    return path
  }

  /// Returns the message of a type issue for a received type that is not a `ValueType`.
  private static func received(_ name: JSText, _ template: IssueTemplate) -> JSText {
    let expected = template.properties.first { $0.name == "expected" }?.value.text ?? ""
    return IssueMessage.invalidType(expected: expected == "nan" ? "NaN" : expected, received: name)
  }
}
