import SourceJSON
import Testing

/// Every form rule of the specifications, as data in `Tests/Fixtures/form-rules.json`, holds in the forms.
///
/// A row's own check comes first, then the one of its property; a row with neither is a failure.
@Suite struct FormRulesTests {
  private static let own: [String: [String: CoachRows.Check]] = [
    "addCoach": CoachRows.checks, "addInteraction": InteractionRows.checks,
    "createEvent": EventRows.checks,
  ]

  private static func check(of row: RuleRow) -> CoachRows.Check? {
    own[row.form]?[row.path.dropFirst().joined(separator: ".")]
      ?? row.property.flatMap { FieldRows.checks[$0] }
  }

  @Test(arguments: RuleRow.all) func aRuleOfTheSpecifications(_ row: RuleRow) throws {
    let form = try #require(FormUnderTest.byName[row.form])
    let check = try #require(Self.check(of: row), "\(row.id) is not tested")
    try check(row, form)
  }

  @Test func noRowIsSkippedAndNoCheckIsWithoutARow() {
    #expect(RuleRow.all.count > 180)
    #expect(RuleRow.all.filter { Self.check(of: $0) == nil }.map(\.id) == [])
    let ids = Set(RuleRow.all.map(\.id))
    for (form, checks) in Self.own {
      #expect(checks.keys.filter { !ids.contains("\(form).\($0)") } == [])
    }
  }

  /// Every field of the rules is one of the form's, and the other way round.
  @Test(arguments: FormUnderTest.byName.keys.sorted()) func theFieldsAreTheRules(
    _ name: String
  ) throws {
    let form = try #require(FormUnderTest.byName[name])
    let inRules = Set(RuleRow.all.filter { $0.form == name }.compactMap(\.field))
    #expect(Set(form.fields) == inRules.subtracting(["school"]))
  }
}
