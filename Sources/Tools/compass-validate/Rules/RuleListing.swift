import ConformanceKit

/// The rules as `compass-validate rules` lists them.
enum RuleListing {
  /// Two lines a rule: its name with the arguments, and what it decides.
  static var text: String {
    RuleCatalog.rules.map { rule in
      let names = rule.parameters.map { $0.isOptional ? "\($0.name)?" : $0.name }
      return "\(rule.name)(\(names.joined(separator: ", ")))\n  \(rule.summary)\n"
    }.joined()
  }
}
