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
