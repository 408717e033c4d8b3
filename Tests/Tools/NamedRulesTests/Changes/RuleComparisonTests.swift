import CompassRevisions
import NamedRules
import SourceJSON
import TestSupport
import Testing

/// The rules that differ between revisions of the web app.
@Suite struct RuleComparisonTests {
  private static let changed = [
    "coach.compareWithSchool", "coach.insert", "coach.insights", "coach.metrics", "coach.pageList",
    "coach.stats", "coaches.list", "completeness.score", "date.daysAgo", "date.format",
    "date.formatWithRelative",
    "deadline.badge", "deadline.info", "deadline.text", "event.insert", "fit.academic",
    "fit.athletic", "fit.opportunity", "fit.personal", "fit.portfolio", "fit.recommendation",
    "fit.score", "fit.tierColor", "form.validate", "grade.current", "interaction.insert",
    "phase.advance", "phase.calculate", "phase.canAdvance", "phase.milestoneData",
    "phase.milestoneProgress", "prefs.dashboard", "prefs.defaults", "prefs.player", "social.link",
    "status.interestChart", "status.overview", "suggestion.evaluateAll",
    "suggestion.event-follow-up", "suggestion.formal-outreach", "suggestion.gapReEvaluate",
    "suggestion.gapSnapshot", "suggestion.generate", "suggestion.interaction-gap",
    "suggestion.priority-school-reminder", "suggestion.school-list-building",
    "task.completeAttempt", "task.list", "task.whatMattersNow", "task.withStatus",
  ]

  private func exampleOf(_ change: RuleChange) -> RuleChange.Example? {
    if case .result(let example) = change.difference { example } else { nil }
  }

  private func names(
    _ comparison: RuleComparison, _ isMatch: (RuleChange.Difference) -> Bool
  ) -> [String] {
    comparison.changes.filter { isMatch($0.difference) }.map(\.rule.name)
  }

  @Test func theRevisionsOfFebruaryAndAugust() throws {
    let comparison = try RuleComparison(from: .february2026, to: .august2026)
    #expect(comparison.changes.filter { exampleOf($0) != nil }.map(\.rule.name) == Self.changed)
    #expect(
      names(comparison) { $0 == .arguments } == [
        "coach.needsFollowUp", "phase.current", "school.distanceText", "school.page",
        "suggestion.trigger",
      ])
    #expect(
      names(comparison) { $0 == .removed } == [
        "responsiveness.barClass", "responsiveness.filterLabel", "responsiveness.isResponsive",
        "responsiveness.label", "responsiveness.score",
      ])
    let added = names(comparison) { $0 == .added }
    #expect(added.contains("age.isUnderMinimum") && added.contains("status.transition"))
    #expect(added.allSatisfy { name in !Self.changed.contains(name) })
    #expect(comparison.changes.count + comparison.unchangedCount == RuleCatalog.rules.count)
  }

  @Test func anExampleHasBothResults() throws {
    let rule = try RuleCatalog.rule(named: "grade.current")
    let comparison = try RuleComparison(from: .february2026, to: .august2026, rules: [rule])
    let change = try #require(comparison.changes.first)
    let example = try #require(exampleOf(change))
    #expect(example.before == 10 && example.after == 11)
    #expect(try rule(example.arguments, in: .august2026) == 11)
    #expect(change.note?.contains("July 1") == true)
  }

  @Test func theOtherDirectionIsTheMirror() throws {
    let forward = try RuleComparison(from: .february2026, to: .august2026)
    let back = try RuleComparison(from: .august2026, to: .february2026)
    #expect(forward.changes.map(\.rule.name) == back.changes.map(\.rule.name))
    for (change, mirror) in zip(forward.changes, back.changes) {
      switch (change.difference, mirror.difference) {
      case (.result(let left), .result(let right)):
        #expect(left.before == right.after && left.after == right.before)
        #expect(left.before != left.after)
      case (.added, .removed), (.removed, .added), (.arguments, .arguments): break
      default: Issue.record("\(change.rule.name)")
      }
    }
  }

  @Test(arguments: WebRevision.allCases)
  func aRevisionIsTheSameAsItself(revision: WebRevision) throws {
    let comparison = try RuleComparison(from: revision, to: revision)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.unchangedCount == RuleCatalog.rules(in: revision).count)
  }

  @Test func aReducedExampleHasTheMembersThatDiffer() throws {
    let rule = try RuleCatalog.rule(named: "coach.metrics")
    let comparison = try RuleComparison(from: .february2026, to: .august2026, rules: [rule])
    let example = try #require(comparison.changes.first.flatMap(exampleOf))
    #expect(example.before.object?.count == 9 && example.after.object?.count == 8)
    #expect(example.reduced.before == ["responsiveness": 0] && example.reduced.after == [:])
  }

  /// Every row of the file is a change, or that of a rule without one.
  @Test func everyRowIsRead() throws {
    let file = try JSONValue(
      parsing: Repository.bytes("Sources/Tools/NamedRules/Data/rule-changes.json"))
    let rows = try #require(file["changes"]?.array)
    let names = rows.compactMap { $0["rule"]?.string }
    #expect(names == names.sorted() && Set(names).count == rows.count)
    let comparison = try RuleComparison(from: .february2026, to: .august2026)
    let noted = comparison.changes.filter { $0.note != nil }.map(\.rule.name)
    let same = rows.filter { $0["same"] == true }.compactMap { $0["rule"]?.string }
    #expect(Set(noted).union(same) == Set(names) && same == ["fit.tier"])
  }
}
