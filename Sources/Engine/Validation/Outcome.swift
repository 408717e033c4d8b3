/// The result of validating a payload: its output, its issues, or the limit that was reached.
///
/// `Validator.validate` returns an `Outcome<JSONValue>`. `Validator.decode` returns the output as a type of the
/// program.
public enum Outcome<Output> {
  /// The payload fits the schema. The output is the payload after the schema's transforms.
  case valid(Output)
  /// The payload does not fit the schema. The issues have Zod's order and are never empty.
  case invalid([ValidationIssue])
  /// There is no verdict: the payload is not JSON, or a limit was reached before a verdict was known.
  case undecided(UndecidedReason)

  /// The output of a valid payload; nil otherwise.
  public var output: Output? {
    if case .valid(let output) = self { output } else { nil }
  }

  /// The issues of an invalid payload; empty otherwise.
  public var issues: [ValidationIssue] {
    if case .invalid(let issues) = self { issues } else { [] }
  }

  /// Whether the payload is valid.
  public var isValid: Bool {
    if case .valid = self { true } else { false }
  }

  /// Returns the same outcome with another output.
  ///
  /// - Parameter transform: Makes the new output; called for a valid payload only.
  /// - Throws: The error that `transform` throws.
  public func map<NewOutput, Failure: Error>(
    _ transform: (Output) throws(Failure) -> NewOutput
  ) throws(Failure) -> Outcome<NewOutput> {
    switch self {
    case .valid(let output): .valid(try transform(output))
    case .invalid(let issues): .invalid(issues)
    case .undecided(let reason): .undecided(reason)
    }
  }
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Hashable where Output: Hashable {}

/// An outcome without output and issues.
package enum Verdict: Sendable, Hashable {
  /// The payload fits the schema.
  case valid
  /// The payload does not fit the schema.
  case invalid
  /// There is no verdict: the payload is not JSON, or a limit was reached before a verdict was known.
  case undecided(UndecidedReason)
}
