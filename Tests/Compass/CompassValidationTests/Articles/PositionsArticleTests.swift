import CompassValidation
import Testing

/// The snippets of the article on positions.
@Suite struct PositionsArticleTests {
  @Test func textsNamePositions() throws {
    let print = Snippet("AthletePositions", 1)
    print(PositionRules.normalized(" 1st base ", sport: .baseball) ?? "none")  // First Base
    print(PositionRules.normalized("Utility", sport: .baseball) ?? "none")  // none
    print(PositionRules.normalizedAll(["ss", "Utility", "Shortstop"], sport: .baseball))
    // ["Shortstop", "Utility"]
    print(PositionRules.short(positions: ["ss", "2b", "p"], sport: .baseball))  // SS/2B
    print(PositionRules.short(positions: ["SS", "Shortstop"], sport: .baseball))  // SS/SS
    try print.expectPublished()
  }

  @Test func aNewSportClearsAPosition() throws {
    let print = Snippet("AthletePositions", 2)
    let soccer = PositionRules.list(sport: .soccer)
    let isCleared = PositionRules.clearsPosition(
      "Catcher", changingFrom: "Baseball", to: "Soccer", offering: soccer)
    print(isCleared)  // true
    print(PositionRules.options(sportPositions: soccer, currentPosition: "Catcher"))
    // ["Goalkeeper", "Defender", "Midfielder", "Forward", "Catcher"]
    try print.expectPublished()
  }
}
