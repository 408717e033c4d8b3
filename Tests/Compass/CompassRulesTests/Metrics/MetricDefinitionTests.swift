import CompassRules
import JSPrimitives
import Testing

@Suite("Metric definitions")
struct MetricDefinitionTests {
  private let rules = Rules(.august2026).metrics

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
        == MetricDefinition(
          key: key ?? "", label: label, unit: "",
          format: .decimal(digits: 2, dropsLeadingZero: false), lowerIsBetter: false))
  }

  @Test("A lone surrogate is kept")
  func surrogates() {
    let definition = rules.definition(of: JSText(utf16: [0x5F, 0xD800]))
    #expect(definition.$key == JSText(utf16: [0x5F, 0xD800]))
    #expect(definition.$label == JSText(utf16: [0xD800]))
  }
}
