public import CompassRevisions
internal import SourceJSON

/// The rules that differ between two revisions of the web app, by name.
///
/// A rule that both revisions have is asked the same at both, with arguments that are known to show the change.
public struct RuleComparison: Sendable {
  /// The first revision.
  public let old: WebRevision
  /// The second revision, which may be the earlier one.
  public let new: WebRevision
  /// The differences, in the order of the rules' names.
  public private(set) var changes: [RuleChange] = []
  /// The number of rules that both revisions have without a difference.
  public private(set) var unchangedCount = 0

  /// Compares rules between two revisions.
  ///
  /// - Throws: `RuleError` if a rule has no result for the arguments that show its change.
  public init(
    from old: WebRevision, to new: WebRevision, rules: [Rule] = RuleCatalog.rules
  ) throws(RuleError) {
    self.old = old
    self.new = new
    for rule in rules {
      let change = RecordedChange.first(of: rule, between: min(old, new), and: max(old, new))
      guard change != nil || rule.exists(in: old) || rule.exists(in: new) else { continue }
      if let difference = try difference(of: rule, change) {
        changes.append(RuleChange(rule: rule, difference: difference, note: change?.note))
      } else {
        unchangedCount += 1
      }
    }
  }

  private func difference(
    of rule: Rule, _ change: RecordedChange?
  ) throws(RuleError) -> RuleChange.Difference? {
    guard let change else {
      if rule.exists(in: old) == rule.exists(in: new) { return nil }
      return rule.exists(in: new) ? .added : .removed
    }
    switch change.kind {
    case .none: return nil
    case .arguments: return .arguments
    case .result(let arguments, let results):
      let before = try results.value(of: rule, arguments, in: old, since: change.since)
      let after = try results.value(of: rule, arguments, in: new, since: change.since)
      return before == after
        ? nil : .result(.init(arguments: arguments, before: before, after: after))
    }
  }
}

extension RecordedChange.Results {
  /// Returns the rule's result at a revision, or the recorded one if the catalogue has none there.
  fileprivate func value(
    of rule: Rule, _ arguments: JSONValue, in revision: WebRevision, since: WebRevision
  ) throws(RuleError) -> JSONValue {
    if rule.exists(in: revision) { return try rule(arguments, in: revision) }
    guard let value = revision < since ? before : after else {
      throw .otherRevision(rule.name, revision.name)
    }
    return value
  }
}
