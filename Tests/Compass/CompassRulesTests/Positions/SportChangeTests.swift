import CompassRules
import Testing

@Suite("Positions when the sport changes")
struct SportChangeTests {
  private let rules = PositionRules.self

  @Test(
    "A position of another sport is cleared",
    arguments: [
      ("Setter", "Volleyball", "Baseball", true), ("Setter", "", "Baseball", true),
      ("Setter", "Baseball", "Baseball", true), ("Setter", nil, "Baseball", false),
      ("Setter", "Volleyball", nil, false), ("Setter", "Volleyball", "", false),
      ("", "Volleyball", "Baseball", false), (nil, "Volleyball", "Baseball", false),
      ("Pitcher", "Softball", "Baseball", false), ("pitcher", "Softball", "Baseball", true),
      ("Pitcher ", "Softball", "Baseball", true), (" ", "Softball", "Baseball", true),
    ] as [(String?, String?, String?, Bool)])
  func clearing(position: String?, previous: String?, new: String?, isCleared: Bool) {
    #expect(
      rules.clearsPosition(
        position, changingFrom: previous, to: new, offering: ["Pitcher", "Catcher"]) == isCleared)
  }

  @Test("Without positions of the new sport any position is cleared")
  func noPositions() {
    #expect(rules.clearsPosition("P", changingFrom: "Golf", to: "Cricket", offering: []))
  }

  @Test(
    "A form offers the current position too",
    arguments: [
      (nil, ["P", "C"]), ("", ["P", "C"]), ("P", ["P", "C"]), ("p", ["P", "C", "p"]),
      ("C ", ["P", "C", "C "]), (" ", ["P", "C", " "]),
    ] as [(String?, [String])])
  func options(current: String?, offered: [String]) {
    #expect(rules.options(sportPositions: ["P", "C"], currentPosition: current) == offered)
  }

  @Test("Repeats in the list stay")
  func repeats() {
    #expect(rules.options(sportPositions: ["P", "P"]) == ["P", "P"])
  }
}
