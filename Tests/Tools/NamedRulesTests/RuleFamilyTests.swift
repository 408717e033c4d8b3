import Synchronization
import Testing

@testable import NamedRules

/// A look-up makes the rules of one family.
@Suite struct RuleFamilyTests {
  /// The names of the families that were made.
  private final class Made: Sendable {
    private let names = Mutex<[[String]]>([])

    func append(_ family: [String]) { names.withLock { $0.append(family) } }

    func removeAll() -> [[String]] {
      names.withLock { made in
        defer { made = [] }
        return made
      }
    }
  }

  @Test func aLookUpMakesOneFamily() {
    let made = Made()
    let observed = RuleCatalog.families.families.map { family in
      RuleFamily(
        family.names,
        {
          made.append(family.names)
          return family.rules()
        }())
    }
    let families = RuleFamilies(observed)
    #expect(made.removeAll() == [])
    for rule in RuleCatalog.rules {
      #expect(families[rule.name]?.name == rule.name)
      #expect(made.removeAll().count == 1, "\(rule.name)")
    }
    #expect(families["no.rule"]?.name == nil && made.removeAll() == [])
    #expect(families.rules.count == RuleCatalog.rules.count)
    #expect(made.removeAll().count == observed.count)
  }

  @Test func eachNameLeadsToTheFamilyThatHasIt() {
    for family in RuleCatalog.families.families {
      let rules = family.rules()
      for rule in rules {
        #expect(RuleCatalog.families.family(of: rule.name)?.names == family.names, "\(rule.name)")
      }
      for name in family.names {
        let isArea = name.hasSuffix(".")
        let isKnown = rules.contains { $0.name == name || isArea && $0.name.hasPrefix(name) }
        #expect(isKnown, "\(name) leads to no rule")
      }
    }
  }

  @Test func aNameLeadsToOneFamily() {
    let names = RuleCatalog.families.families.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
