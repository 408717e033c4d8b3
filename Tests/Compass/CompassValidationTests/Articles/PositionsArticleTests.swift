import CompassValidation
import Testing

/// The snippets of the article on positions.
@Suite struct PositionsArticleTests {
  @Test func textsNamePositions() throws {
    let print = Snippet("AthletePositions", 1)
    let positions = Rules(.august2026).positions
    print(positions.normalized(" 1st base ", sport: "Baseball") ?? "none")  // First Base
    print(positions.normalized("Utility", sport: "Baseball") ?? "none")  // none
    print(positions.normalizedAll(["ss", "Utility", "Shortstop"], sport: "Baseball"))
    // ["Shortstop", "Utility"]
    print(positions.short(positions: ["ss", "2b", "p"], sport: "Baseball"))  // SS/2B
    print(positions.short(positions: ["SS", "Shortstop"], sport: "Baseball"))  // SS/SS
    try print.expectPublished()
  }

  @Test func aNewSportClearsAPosition() throws {
    let print = Snippet("AthletePositions", 2)
    let positions = Rules(.august2026).positions
    let soccer = positions.list(sport: "Soccer")
    let isCleared = positions.clearsPosition(
      "Catcher", changingFrom: "Baseball", to: "Soccer", offering: soccer)
    print(isCleared)  // true
    print(positions.options(sportPositions: soccer, currentPosition: "Catcher"))
    // ["Goalkeeper", "Defender", "Midfielder", "Forward", "Catcher"]
    try print.expectPublished()
  }
}
