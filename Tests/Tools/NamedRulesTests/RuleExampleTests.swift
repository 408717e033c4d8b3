import NamedRules
import Testing

/// The example calls of the rules.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalog.rules.map(\.name))
  func theExampleHasAResult(name: String) throws {
    let rule = try RuleCatalog.rule(named: name)
    #expect(throws: Never.self) { try rule(rule.example) }
  }
}
