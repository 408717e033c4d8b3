extension Outcome: CustomStringConvertible, CustomDebugStringConvertible {
  /// The verdict with the output, the issues on lines of their own, or the reason.
  ///
  ///     valid: {"email":"a@b.co"}
  ///
  ///     invalid:
  ///     ✖ Invalid email address
  ///       → at email
  ///
  ///     undecided: the payload is nested deeper than the limit of 512
  public var description: String {
    switch self {
    case .valid(let output): "valid: \(output)"
    case .invalid(let issues): "invalid:\n\(issues.pretty)"
    case .undecided(let reason): "undecided: \(reason)"
    }
  }

  /// The same on one line, as inside arrays.
  public var debugDescription: String {
    switch self {
    case .valid(let output): "valid: \(String(reflecting: output))"
    case .invalid(let issues):
      "invalid: \(issues.map(\.debugDescription).joined(separator: "; "))"
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// `valid`, `invalid`, or `undecided` with the reason.
  public var description: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}
