internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Words the issues that a run found, and finds their values in the document.
struct IssueWording {
  /// The templates of the plan's issues.
  let templates: [SharedTemplate]
  /// The caller's messages.
  var messages: IssueMessages?
  /// The messages of the schema's functions, if issues are worded twice.
  var functionMessages: FunctionMessages?
  /// The paths of earlier issues.
  private var paths = IssuePaths()
  /// The search for values in the document; nil if the issues get no ranges.
  private var locator: IssueLocator?

  init(_ templates: [SharedTemplate]) { self.templates = templates }

  /// Returns the issues of a list, with their messages.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - found: The issues.
  ///   - values: The values of the run, whose keys are in the paths.
  ///   - document: The tape of the whole text, in whose bytes issues get the ranges of their values.
  mutating func issues(
    _ list: IssueList, of found: borrowing FoundIssues, _ values: inout RunValues,
    locatedIn document: JSONView?
  ) -> [ValidationIssue] {
    locator = document.map { IssueLocator(view: $0) }
    defer { locator = nil }
    return issues(list, of: found, &values, from: .root)
  }

  /// Passes the issues of a list on one by one, with their messages, so that only one of them is in memory.
  mutating func forEachIssue<Failure: Error>(
    of list: IssueList, in found: borrowing FoundIssues, _ values: inout RunValues,
    locatedIn document: JSONView?, _ body: (ValidationIssue) throws(Failure) -> Void
  ) throws(Failure) {
    locator = document.map { IssueLocator(view: $0) }
    defer { locator = nil }
    functionMessages?.rewind()
    try wordEachIssue(of: list, in: found, &values, body)
  }

  /// Asks the functions that word the issues of a list, so that `forEachIssue` does not.
  mutating func askFunctions(
    about list: IssueList, in found: borrowing FoundIssues, _ values: inout RunValues
  ) {
    functionMessages = FunctionMessages()
    wordEachIssue(of: list, in: found, &values) { _ in }
  }

  private mutating func wordEachIssue<Failure: Error>(
    of list: IssueList, in found: borrowing FoundIssues, _ values: inout RunValues,
    _ body: (ValidationIssue) throws(Failure) -> Void
  ) throws(Failure) {
    var place = list.first
    while place >= 0 {
      let issue = found.issues[Int(place)]
      try body(worded(issue, of: found, &values, from: .root))
      place = issue.next
    }
  }

  /// Returns the issues of a list, whose paths start at a place.
  mutating func issues(
    _ list: IssueList, of found: borrowing FoundIssues, _ values: inout RunValues,
    from start: IssuePlace
  ) -> [ValidationIssue] {
    var issues: [ValidationIssue] = []
    issues.reserveCapacity(Int(list.count))
    var place = list.first
    while place >= 0 {
      let issue = found.issues[Int(place)]
      issues.append(worded(issue, of: found, &values, from: start))
      place = issue.next
    }
    return issues
  }

  /// Returns an issue with its message.
  private mutating func worded(
    _ pending: PendingIssue, of found: borrowing FoundIssues, _ values: inout RunValues,
    from start: IssuePlace
  ) -> ValidationIssue {
    let shared = templates[Int(pending.template)]
    let type = Int(pending.type.rawValue)
    let namesType =
      pending.detail == .type && type < shared.template.typeMessages.count
      && !shared.template.asksFunction
    var path = paths.path(of: pending, shared.template.path, found, &values)
    var place = place(of: pending, shared.template.path, found, &values, from: start)
    if pending.detail == .added, let own = found.added[Int(pending.detailIndex)].path {
      path += own
      if let outer = place, !outer.isAbsent { place = locator?.place(behind: own, from: outer) }
    }
    var issue = ValidationIssue(
      shared, path: path,
      message: namesType && shared.template.ownMessage == nil
        ? shared.template.typeMessages[type] : shared.message)
    // Of the most frequent issues nothing else depends on the value.
    var hasOwnMessage = shared.template.ownMessage != nil
    if !namesType, pending.detail != .none || shared.template.asksFunction {
      hasOwnMessage = complete(&issue, pending, shared, of: found, &values, at: place)
    }
    if let place, let view = locator?.view { issue.locate(place, in: view) }
    if messages != nil {
      if !hasOwnMessage { translate(&issue, pending, of: found, &values) }
      reword(&issue, hasOwnMessage: hasOwnMessage)
    }
    return issue
  }

  /// Returns the place that an issue's path leads to; nil if the issues get no ranges.
  private mutating func place(
    of pending: PendingIssue, _ rest: [PathSegment], _ found: borrowing FoundIssues,
    _ values: inout RunValues, from start: IssuePlace
  ) -> IssuePlace? {
    guard locator != nil else { return nil }
    var place = start
    var link = pending.path
    while link >= 0 {
      let segment = found.links[Int(link)]
      let isPresent =
        switch segment.key.kind {
        case .none: locator?.go(to: segment.index, from: &place)
        case .declared:
          // In bounds: the key has the number of a field.
          locator?.go(
            to: values.tables.bytes(of: values.tables.fields[Int(segment.key.index)].key),
            from: &place)
        case .source, .text:
          values.withBytes(of: segment.key) { locator?.go(to: $0, from: &place) }
        }
      guard isPresent == true else { return place }
      link = segment.inner
    }
    return locator?.place(behind: rest, from: place)
  }

  /// Adds what depends on the value to an issue; returns whether the message is the schema's own.
  private mutating func complete(
    _ issue: inout ValidationIssue, _ pending: PendingIssue, _ shared: SharedTemplate,
    of found: borrowing FoundIssues, _ values: inout RunValues, at place: IssuePlace?
  ) -> Bool {
    var ownMessage = shared.template.ownMessage
    let message = defaultMessage(
      of: pending, shared.template, found, &issue, &ownMessage, &values, at: place ?? .root)
    if ownMessage == nil, shared.template.asksFunction {
      ownMessage = self.message(of: shared.template.sources, issue, input: pending.input, &values)
    }
    issue.messageText = ownMessage ?? message
    return ownMessage != nil
  }

  /// Returns the first message that a function or text of the schema gives, or gave when the issue was worded before.
  private mutating func message(
    of sources: [IssueTemplate.MessageSource], _ issue: ValidationIssue, input: Value,
    _ values: inout RunValues
  ) -> JSText? {
    if let known = functionMessages?.next() { return known }
    let text = Self.message(from: sources, issue, input: input, &values)
    functionMessages?.add(text)
    return text
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
          let value = values.valueForFunctions(input)
          if let text = try body(ZodSchema.RawIssue(issue, value: value)) { return JSText(text) }
        } catch {
          values.leaveUndecided(.functionFailed(name: function.name, error: "\(error)"))
          return nil
        }
      }
    }
    return nil
  }
}
