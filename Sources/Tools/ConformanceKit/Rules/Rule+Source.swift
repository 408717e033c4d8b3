extension Rule {
  /// Whether the specification and the web app decide differently.
  ///
  /// Such a rule has the optional argument `source`, `specification` or `web`.
  public var takesSource: Bool { parameters.contains { $0.name == RuleParameter.source.name } }
}

extension RuleParameter {
  /// The source that decides.
  static let source = text("source").optional
}
