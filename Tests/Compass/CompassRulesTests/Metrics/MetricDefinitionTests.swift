import CompassRules
import Testing

@Suite("Metric definitions")
struct MetricDefinitionTests {
  private let rules = MetricRules.self

  @Test("The registry has 67 metrics, each under its key")
  func registry() {
    #expect(rules.registry.count == 67)
    #expect(rules.registry.first?.key == "velocity")
    #expect(rules.registry.last?.key == "other")
    for definition in rules.registry {
      #expect(rules.knownDefinition(of: definition.key) == definition)
      #expect(rules.definition(of: definition.key) == definition)
    }
  }

  @Test("A time is better when it is lower")
  func times() {
    let dash = rules.definition(of: "sixty_time")
    #expect(dash.label == "60-Yard Dash")
    #expect(dash.unit == "sec")
    #expect(dash.format == .decimal(digits: 2, dropsLeadingZero: false))
    #expect(dash.lowerIsBetter)
    #expect(!rules.definition(of: "velocity").lowerIsBetter)
  }

  @Test(
    "A custom metric is named by its key",
    arguments: [
      (nil, ""), ("", ""), ("_", ""), ("bat_speed", "bat speed"), ("_a__b_", "a  b"),
      ("VELOCITY", "VELOCITY"), (" velocity", "velocity"), ("a\u{A0}_", "a"), ("a-b", "a-b"),
      ("constructor", "constructor"),
    ] as [(String?, String)])
  func custom(key: String?, label: String) {
    #expect(rules.knownDefinition(of: key) == nil)
    #expect(
      rules.definition(of: key)
        == MetricRules.Definition(
          key: key ?? "", label: label, unit: "",
          format: .decimal(digits: 2, dropsLeadingZero: false), lowerIsBetter: false))
  }
}
