/// Why a rule has no result.
public enum RuleError: Error, Sendable, Hashable, CustomStringConvertible {
  case unknownRule(String)
  /// The arguments are not what the rule takes.
  case arguments(String)
  /// A limit was reached, so what the web app answers is unknown.
  case undecided(String)

  public var description: String {
    switch self {
    case .unknownRule(let name): "there is no rule \"\(name)\""
    case .arguments(let reason): reason
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}
