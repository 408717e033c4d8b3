import CompassRules
import JSPrimitives
import Testing

@Suite("Metrics of the sports")
struct SportMetricsTests {
  private let rules = MetricRules.self

  @Test("Each sport's metrics are defined, and other comes last")
  func sports() {
    #expect(rules.sportOrders.count == 17)
    #expect(rules.sportOrders.first?.sport == "Baseball")
    #expect(rules.sportOrders.last?.sport == "Water Polo")
    for order in rules.sportOrders {
      #expect(rules.types(forSport: order.sport) == order.keys + ["other"])
      #expect(order.keys.allSatisfy { rules.knownDefinition(of: $0) != nil && $0 != "other" })
    }
  }

  @Test("Each sport with metrics has positions too")
  func positions() {
    let positions = PositionRules.self
    #expect(rules.sportOrders.allSatisfy { !positions.list(sport: $0.sport).isEmpty })
  }

  @Test(
    "Any other sport offers baseball's", arguments: [nil, "", "soccer", " Soccer", "Cricket"])
  func fallback(sport: String?) {
    #expect(rules.types(forSport: sport) == rules.types(forSport: "Baseball"))
    #expect(rules.types(forSport: sport) != rules.types(forSport: "Soccer"))
  }

  @Test(
    "A custom key has underscores for white space",
    arguments: [
      ("", ""), (" \n", ""), ("Bat Speed", "bat_speed"), (" Bat \t Speed ", "bat_speed"),
      ("a_ b", "a__b"), ("A\u{2028}\u{A0}B", "a_b"), ("A\u{200B}B", "a\u{200B}b"),
      ("A\u{85}B", "a\u{85}b"), ("\u{1E9E}", "ß"), ("\u{130}", "i\u{307}"), ("ΑΣ Σ", "ας_σ"),
      ("Velocity", "velocity"),
    ])
  func customKeys(name: String, key: String) {
    #expect(JSText(rules.customKey(named: name)) == JSText(key))
  }
}
