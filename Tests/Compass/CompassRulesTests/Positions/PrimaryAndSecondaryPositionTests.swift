import CompassRules
import Testing

@Suite("Primary and secondary positions")
struct PrimaryAndSecondaryPositionTests {
  private let rules = PositionRules.self

  @Test(
    "The first position and the first that differs",
    arguments: [
      ([], nil, "", ""), ([], "", "", ""), ([], " ", "", ""), ([], " C ", "C", ""),
      (["SS"], "C", "SS", ""), ([" "], "C", "C", ""), (["", "SS"], "C", "SS", ""),
      (["SS", " SS ", "2B", "P"], nil, "SS", "2B"), ([" SS", "ss"], nil, "SS", "ss"),
    ] as [([String], String?, String, String)])
  func pairs(positions: [String], fallback: String?, primary: String, secondary: String) {
    let both = rules.primaryAndSecondary(of: positions, primaryFallback: fallback)
    #expect(both.primary == primary)
    #expect(both.secondary == secondary)
  }

  @Test(
    "The codes with a slash between two",
    arguments: [
      ([], nil, ""), ([], "Catcher", "C"), (["ss"], nil, "SS"),
      (["ss", "Utility"], nil, "SS/Utility"),
      (["p", "c", "1b"], "SS", "P/C"),
    ] as [([String], String?, String)])
  func codes(positions: [String], fallback: String?, text: String) {
    #expect(
      rules.short(positions: positions, primaryFallback: fallback, sport: "Baseball") == text)
  }

  @Test("Two spellings of a position are two")
  func spellings() {
    #expect(rules.short(positions: ["SS", "Shortstop"], sport: "Baseball") == "SS/SS")
  }

  @Test("A sport without codes shows the positions")
  func sports() {
    #expect(
      rules.short(positions: ["pg", "Bench"], sport: "Basketball") == "Point Guard/Bench")
    #expect(rules.short(positions: ["pg"], sport: nil) == "pg")
  }
}
