internal import CompassRevisions

/// Builds the list of a family's rules.
@resultBuilder enum RuleList {
  static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
}

extension Rule {
  /// Returns a list of rules.
  ///
  /// - Parameters:
  ///   - first: the first revision whose answers are known, unless a rule names a later one.
  ///   - last: the last such revision, unless a rule names one.
  static func list(
    since first: WebRevision = .february2026, until last: WebRevision? = nil,
    @RuleList _ rules: () -> [Rule]
  ) -> [Rule] {
    rules().map { rule in
      var rule = rule
      rule.first = max(rule.first, first)
      rule.last = rule.last ?? last
      return rule
    }
  }
}
