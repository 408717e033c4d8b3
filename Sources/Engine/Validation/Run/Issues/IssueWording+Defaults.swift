internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The default messages, and the issues inside an issue.
extension IssueWording {
  /// Returns the default message of an issue, and adds what depends on the value to the issue.
  mutating func defaultMessage(
    of pending: PendingIssue, _ template: IssueTemplate, _ found: borrowing FoundIssues,
    _ issue: inout ValidationIssue, _ ownMessage: inout JSText?, _ values: inout RunValues,
    at place: IssuePlace
  ) -> JSText {
    let zod = values.plan.rules.zod
    switch pending.detail {
    case .none: return template.defaultMessage ?? IssueMessage.invalidInput
    case .type:
      let type = Int(pending.type.rawValue)
      return template.typeMessages.indices.contains(type)
        ? template.typeMessages[type] : Self.received(JSText(pending.type.name), template, in: zod)
    case .constructorName:
      return Self.received(found.constructorNames[Int(pending.detailIndex)], template, in: zod)
    case .nan: return Self.received("NaN", template, in: zod)
    case .ofInfinity: return Self.received("Infinity", template, in: zod)
    case .ofNegativeInfinity: return Self.received("-Infinity", template, in: zod)
    case .notNumber:
      issue.add("received", "NaN")
      return Self.received("NaN", template, in: zod)
    case .infinity where template.defaultMessage != nil, .negativeInfinity:
      // From 4.6.7 on the message names the infinity.
      let name: JSText = pending.detail == .infinity ? "Infinity" : "-Infinity"
      issue.add("received", .string(name))
      return Self.received(name, template, in: zod)
    case .infinity:
      // The message names the value's `typeof`.
      issue.add("received", "Infinity")
      return template.typeMessages[Int(ValueType.number.rawValue)]
    case .invalidDate:
      issue.add("received", "Invalid Date")
      return Self.received("Date", template, in: zod)
    case .unrecognizedKeys:
      let keys = found.unrecognizedKeys[Int(pending.detailIndex)].keys
      issue.add("keys", .array(keys.map { .string($0) }))
      return IssueMessage.unrecognizedKeys(keys)
    case .options:
      let options = Int(pending.detailIndex)..<Int(pending.detailEnd)
      var errors: [[ValidationIssue]] = []
      errors.reserveCapacity(options.count)
      for option in options {
        let list = found.lists[Int(found.optionLists[option])]
        errors.append(issues(list, of: found, &values, from: place))
      }
      issue.errors = errors
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .matches:
      issue.errors = []
      let places = Int(pending.detailIndex)..<Int(pending.detailEnd)
      if !places.isEmpty {
        issue.add("matches", .array(places.map { .number(Double(found.matches[$0])) }))
      }
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .key, .keyOfMap:
      issue.keyIssues = issues(
        found.lists[Int(pending.detailIndex)], of: found, &values, from: place)
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .element:
      let key = values.valueForFunctions(found.elementKeys[Int(pending.detailEnd)])
      if let key = key.inIssues { issue.add("key", key) }
      issue.keyIssues = issues(
        found.lists[Int(pending.detailIndex)], of: found, &values, from: place)
      return template.defaultMessage ?? IssueMessage.invalidInput
    case .added:
      let added = found.added[Int(pending.detailIndex)]
      issue = ValidationIssue(added: added, path: issue.path)
      // An empty message counts as none.
      if let text = added.members["message"]?.text, !text.bytes.isEmpty { ownMessage = text }
      return IssueMessage.ofAdded(
        added.members, received: receivedName(of: pending, found, &values), values.plan.rules)
    }
  }

  /// Returns the name of the type of the value that a function's issue is about.
  private func receivedName(
    of pending: PendingIssue, _ found: borrowing FoundIssues, _ values: inout RunValues
  ) -> JSText {
    if values.plan.rules.namesInfinity, let infinity = infinity(of: pending, &values) {
      return infinity < 0 ? "-Infinity" : "Infinity"
    }
    let name = received(of: pending, found, &values)
    return name == "nan" ? "NaN" : JSText(name)
  }

  /// Returns the message of a type issue for a received type that is not a `ValueType`.
  private static func received(
    _ name: JSText, _ template: IssueTemplate, in zod: ZodVersion
  ) -> JSText {
    let expected = template.properties.first { $0.name == "expected" }?.value.text ?? ""
    return IssueMessage.invalidType(
      expected: IssueMessage.typeName(expected, in: zod), received: name)
  }
}
