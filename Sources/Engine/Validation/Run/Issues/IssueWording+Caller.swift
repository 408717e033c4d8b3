internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The caller's messages: those of a locale, then those of the call.
extension IssueWording {
  /// Replaces an issue's default message by that of the locale, if there is one.
  ///
  /// A locale without a message for the issue leaves Zod's last word, as in `core/util.ts`, `finalizeIssue`.
  func translate(
    _ issue: inout ValidationIssue, _ pending: PendingIssue, of found: borrowing FoundIssues,
    _ values: inout RunValues
  ) {
    guard let locale = messages?.locale else { return }
    let raw = ZodSchema.RawIssue(
      issue, value: value(of: pending, isNeeded: locale.needsInputs, &values),
      received: received(of: pending, found, &values),
      constants: templates[Int(pending.template)].template.constants)
    issue.messageText = locale.message(raw, values.plan.rules.zod) ?? IssueMessage.invalidInput
  }

  /// Replaces an issue's message by the caller's message, if there is one.
  func reword(_ issue: inout ValidationIssue, hasOwnMessage: Bool) {
    guard let messages, messages.scope == .allMessages || !hasOwnMessage,
      let message = messages.message?(issue)
    else { return }
    issue.messageText = JSText(message)
  }

  /// Returns the value that an issue is about; undefined if the locale does not read it.
  ///
  /// An infinity is always there, since its type doesn't name it.
  private func value(
    of pending: PendingIssue, isNeeded: Bool, _ values: inout RunValues
  ) -> ZodValue {
    switch pending.detail {
    case .infinity, .ofInfinity: .number(.infinity)
    case .negativeInfinity, .ofNegativeInfinity: .number(-.infinity)
    case .added where infinity(of: pending, &values) != nil:
      infinity(of: pending, &values).map { .number($0) } ?? .undefined
    default: isNeeded ? values.valueForFunctions(pending.input) : .undefined
    }
  }

  /// Returns the infinity that an issue is about.
  func infinity(of pending: PendingIssue, _ values: inout RunValues) -> Double? {
    guard values.type(pending.input) == .number else { return nil }
    let number = values.number(pending.input)
    return number.isInfinite ? number : nil
  }

  /// Returns the type of the value that an issue is about, as Zod's `parsedType` does.
  func received(
    of pending: PendingIssue, _ found: borrowing FoundIssues, _ values: inout RunValues
  ) -> String {
    switch pending.detail {
    case .type: return pending.type.name
    case .constructorName: return found.constructorNames[Int(pending.detailIndex)].string
    case .nan, .notNumber: return "nan"
    case .ofInfinity, .ofNegativeInfinity, .infinity, .negativeInfinity: return "number"
    case .invalidDate: return "Date"
    default:
      // Issues other than those of a type do not name it, unless a function added them.
      let type = values.type(pending.input)
      guard pending.detail == .added else { return type.name }
      if type == .number, values.number(pending.input).isNaN { return "nan" }
      return values.constructorName(of: pending.input)?.string ?? type.name
    }
  }
}
