import CompassRules
import Testing

@Suite("The older baseball positions")
struct BaseballPositionTests {
  private let rules = PositionRules.self

  @Test(
    "A code, a name and its other spellings", arguments: PositionRules.BaseballPosition.allCases)
  func ownSpellings(position: PositionRules.BaseballPosition) {
    for text in [position.rawValue, position.fullName] {
      #expect(rules.baseballPosition(named: text) == position)
      #expect(rules.baseballPosition(named: " \(text.lowercased())\n") == position)
    }
    #expect(rules.isBaseballCode(position.rawValue))
    #expect(rules.baseballFullName(of: position.rawValue) == position.fullName)
  }

  @Test(
    "Other spellings",
    arguments: [
      ("1ST base", PositionRules.BaseballPosition.firstBase), ("short stop", .shortstop),
      ("if", .utility),
      ("Of", .utility), ("infield", .utility), ("OUTFIELD", .utility), ("leftfield", .leftField),
    ])
  func otherSpellings(text: String, position: PositionRules.BaseballPosition) {
    #expect(rules.baseballPosition(named: text) == position)
  }

  @Test(
    "Texts that name none",
    arguments: ["", " ", "Infielder", "Outfielder", "LHP", "S S", "\u{131}f", "1B\u{200B}"])
  func unknown(text: String) {
    #expect(rules.baseballPosition(named: text) == nil)
    #expect(rules.baseballFullName(of: text) == text)
  }

  @Test("A code is exact", arguments: ["ss", " SS", "SS ", "Shortstop", ""])
  func codes(text: String) {
    #expect(!rules.isBaseballCode(text))
    #expect(rules.baseballFullName(of: text) == text)
  }

  @Test("Unknown texts and repeats are left out of a list")
  func lists() {
    #expect(
      rules.baseballPositions(named: ["IF", "nothing", "ss", "OF", "Shortstop"])
        == [.utility, .shortstop])
    #expect(rules.baseballPositions(named: [String]()).isEmpty)
  }
}
