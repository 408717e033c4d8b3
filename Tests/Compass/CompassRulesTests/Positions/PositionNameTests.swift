import CompassRules
import Testing

@Suite("Position names")
struct PositionNameTests {
  private let rules = PositionRules.self

  @Test(
    "Each of 17 sports has its positions",
    arguments: [
      ("Baseball", 10), ("Softball", 10), ("Basketball", 5), ("Football", 10), ("Soccer", 4),
      ("Volleyball", 6), ("Track & Field", 5), ("Swimming", 6), ("Cross Country", 1),
      ("Tennis", 2), ("Golf", 1), ("Lacrosse", 4), ("Field Hockey", 4), ("Ice Hockey", 3),
      ("Wrestling", 1), ("Rowing", 1), ("Water Polo", 2),
    ])
  func counts(sport: String, count: Int) {
    let positions = rules.list(sport: sport)
    #expect(positions.count == count)
    for position in positions {
      #expect(rules.normalized(position, sport: sport) == position)
      #expect(rules.isCanonical(position, sport: sport))
    }
  }

  @Test("A sport is its exact name", arguments: ["baseball", " Baseball", "", "Cricket", nil])
  func unknownSports(sport: String?) {
    #expect(rules.list(sport: sport).isEmpty)
    #expect(rules.normalized("Pitcher", sport: sport) == nil)
    #expect(!rules.isCanonical("Pitcher", sport: sport))
    #expect(rules.abbreviated(" Pitcher ", sport: sport) == "Pitcher")
    #expect(rules.normalizedAll(["P", " P"], sport: sport) == ["P"])
  }

  @Test(
    "White space around a text and letter case don't matter",
    arguments: ["First Base", " first base\n", "FIRST BASE", "1B", "1st Base", "\u{FEFF}1b\u{A0}"])
  func spellings(text: String) {
    #expect(rules.normalized(text, sport: "Baseball") == "First Base")
    #expect(rules.abbreviated(text, sport: "Baseball") == "1B")
  }

  @Test(
    "White space inside a text does",
    arguments: ["First  Base", "First\u{A0}Base", "\u{200B}1B", "FirstBase", "1 B", "", " "])
  func otherTexts(text: String) {
    #expect(rules.normalized(text, sport: "Baseball") == nil)
  }

  @Test("Groups of positions are none", arguments: ["Utility", "Infielder", "Outfielder", "OF"])
  func groups(text: String) {
    #expect(rules.normalized(text, sport: "Baseball") == nil)
    #expect(rules.abbreviated(text, sport: "Baseball") == text)
  }

  @Test("An alias belongs to its sport")
  func aliases() {
    #expect(rules.normalized("c", sport: "Baseball") == "Catcher")
    #expect(rules.normalized("c", sport: "Basketball") == "Center")
    #expect(rules.normalized("p", sport: "Football") == "Punter")
    #expect(rules.normalized("gk", sport: "Soccer") == "Goalkeeper")
    #expect(rules.normalized("gk", sport: "Field Hockey") == nil)
  }

  @Test("An alias is no canonical position")
  func canonical() {
    #expect(rules.isCanonical(" SHORTSTOP ", sport: "Baseball"))
    #expect(!rules.isCanonical("ss", sport: "Baseball"))
    #expect(!rules.isCanonical(nil, sport: "Baseball"))
    #expect(!rules.isCanonical("", sport: "Baseball"))
  }

  @Test("Only baseball and softball have codes")
  func codes() {
    #expect(rules.abbreviated("short stop", sport: "Softball") == "SS")
    #expect(rules.abbreviated("pg", sport: "Basketball") == "Point Guard")
    #expect(rules.abbreviated(nil, sport: "Baseball") == "")
  }

  @Test("Unknown texts are kept trimmed and by letter case, blank ones dropped")
  func lists() {
    #expect(
      rules.normalizedAll(["ss", " Utility", "", "utility", "Shortstop", " "], sport: "Baseball")
        == ["Shortstop", "Utility", "utility"])
  }

  @Test("Letter case is JavaScript's")
  func letterCase() {
    // The Kelvin sign is K in lower case; a capital I with a dot is two characters.
    #expect(rules.normalized("\u{212A}icker", sport: "Football") == "Kicker")
    #expect(rules.normalized("K\u{130}cker", sport: "Football") == nil)
  }
}
