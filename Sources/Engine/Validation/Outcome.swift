public import SourceJSON

/// What is known of a payload after it was validated.
public enum Outcome: Sendable, Hashable {
  /// The payload fits the schema, and this is what its transforms made of it.
  case valid(JSONValue)
  /// The payload does not fit, for these reasons: the web app's issue list, in its order.
  case invalid([ValidationIssue])
  /// A limit was reached before either was known.
  case undecided(UndecidedReason)

  /// The output of a valid payload.
  public var output: JSONValue? {
    if case .valid(let output) = self { output } else { nil }
  }

  /// The issues of an invalid payload; empty otherwise.
  public var issues: [ValidationIssue] {
    if case .invalid(let issues) = self { issues } else { [] }
  }

  public var isValid: Bool {
    if case .valid = self { true } else { false }
  }
}

/// What is known of a payload when nobody asks why.
public enum Verdict: Sendable, Hashable {
  case valid
  case invalid
  case undecided(UndecidedReason)
}
