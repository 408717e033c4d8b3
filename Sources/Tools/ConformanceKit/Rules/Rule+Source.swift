internal import CompassRules

extension Rule {
  /// Whether the specification and the web app decide differently.
  ///
  /// Such a rule has the optional argument `source`, `specification` or `web`.
  public var takesSource: Bool { parameters.contains { $0.name == RuleParameter.source.name } }
}

extension RuleParameter {
  /// The source that decides; the web app if it is absent, as in recorded cases.
  static let source = text("source").optional
}

extension RuleArguments {
  /// The source that decides.
  ///
  /// - Throws: `RuleError` for another word than the name of a source.
  func source() throws(RuleError) -> RuleSource { try knownWord("source") ?? .web }
}
