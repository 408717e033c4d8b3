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

/// Rules that are made together, as soon as one of them is asked for.
struct RuleFamily: Sendable {
  /// The names that lead to the family: whole ones, and those of areas with their dot, such as `phone.`.
  let names: [String]
  /// Makes the rules.
  let rules: @Sendable () -> [Rule]

  init(_ names: [String], _ rules: @escaping @autoclosure @Sendable () -> [Rule]) {
    self.names = names
    self.rules = rules
  }
}

/// Families, of which a look-up makes only the one that its name leads to.
struct RuleFamilies: Sendable {
  let families: [RuleFamily]
  private let byName: [String: RuleFamily]

  init(_ families: [RuleFamily]) {
    self.families = families
    byName = Dictionary(families.flatMap { family in family.names.map { ($0, family) } }) {
      first, _ in first
    }
  }

  /// Makes all rules, a family after the other.
  var rules: [Rule] { families.flatMap { $0.rules() } }

  /// Returns the family that a name leads to: that of the whole name, else that of its area.
  func family(of name: String) -> RuleFamily? {
    byName[name] ?? name.firstIndex(of: ".").flatMap { byName[String(name[...$0])] }
  }

  /// The rule of a name.
  subscript(name: String) -> Rule? {
    family(of: name)?.rules().first { $0.name == name }
  }
}
