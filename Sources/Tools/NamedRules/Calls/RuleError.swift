/// Why a rule has no result.
public enum RuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no rule of this name.
  case unknownRule(String)
  /// The web app's revision has no rule of this name, or its answers weren't recorded.
  case otherRevision(_ rule: String, _ revision: String)
  /// The arguments are not what the rule takes.
  case arguments(String)
  /// A limit was reached, so what the web app answers is unknown.
  case undecided(String)

  /// The reason for a person.
  public var description: String {
    switch self {
    case .unknownRule(let name): "there is no rule \"\(name)\""
    case .otherRevision(let name, let revision):
      "the rule \"\(name)\" has no recorded answers at revision \(revision)"
    case .arguments(let reason): reason
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}
