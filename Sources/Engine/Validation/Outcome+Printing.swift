extension Outcome: CustomStringConvertible, CustomDebugStringConvertible {
  /// The verdict with the output, the issues or the reason on one line.
  ///
  ///     valid({"email":"a@b.co"})
  ///     invalid(email: Invalid email address [invalid_format])
  ///     undecided(the payload is nested deeper than the limit of 512)
  ///
  /// `issues.pretty` has two lines an issue, as Zod's `prettifyError`.
  public var description: String {
    if case .valid(let output) = self { "valid(\(output))" } else { failure }
  }

  /// The same, with the debugging description of the output.
  public var debugDescription: String {
    if case .valid(let output) = self { "valid(\(String(reflecting: output)))" } else { failure }
  }

  private var failure: String {
    if case .undecided(let reason) = self { return "undecided(\(reason))" }
    return "invalid(\(issues.map(\.description).joined(separator: "; ")))"
  }
}

extension Verdict: CustomStringConvertible {
  /// `valid`, `invalid`, or `undecided` with the reason in parentheses.
  package var description: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .undecided(let reason): "undecided(\(reason))"
    }
  }
}
