/// What is known of a payload after it was validated, with its output as a type of the program.
public enum DecodedOutcome<Output> {
  /// The payload fits the schema; this is its output.
  case valid(Output)
  /// The payload does not fit, for these reasons.
  case invalid([ValidationIssue])
  /// A limit was reached before either was known.
  case undecided(UndecidedReason)

  /// The output of a valid payload.
  public var output: Output? {
    if case .valid(let output) = self { output } else { nil }
  }

  /// The issues of an invalid payload; empty otherwise.
  public var issues: [ValidationIssue] {
    if case .invalid(let issues) = self { issues } else { [] }
  }
}

extension DecodedOutcome: Sendable where Output: Sendable {}
extension DecodedOutcome: Equatable where Output: Equatable {}
extension DecodedOutcome: Hashable where Output: Hashable {}
