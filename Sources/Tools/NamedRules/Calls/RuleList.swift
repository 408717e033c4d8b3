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
  ///   - specification: the specification that decides instead of recorded answers, if one does.
  static func list(
    since first: WebRevision = .february2026, until last: WebRevision? = nil,
    specification: String? = nil, @RuleList _ rules: () -> [Rule]
  ) -> [Rule] {
    rules().map { rule in
      var rule = rule
      rule.first = max(rule.first, first)
      rule.last = rule.last ?? last
      rule.specification = specification
      return rule
    }
  }
}
