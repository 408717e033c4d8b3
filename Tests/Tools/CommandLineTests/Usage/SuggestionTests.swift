import Testing

@testable import compass_validate

/// The name that a misspelt one is closest to.
@Suite struct SuggestionTests {
  private let names = [
    "coach", "interaction", "playerDetails", "fit.tier", "fit.badge", "es", "fr",
  ]

  @Test(arguments: [
    ("coahc", "coach"), ("Coach", "coach"), ("COACH", "coach"), ("coachs", "coach"),
    ("cach", "coach"), ("fit.teir", "fit.tier"), ("fit_tier", "fit.tier"),
    ("player-details", "playerDetails"), ("PlayerDetail", "playerDetails"),
    ("interactoin", "interaction"), ("ES", "es"),
  ])
  func aCloseNameIsFound(_ word: String, _ name: String) {
    #expect(Suggestion.name(closestTo: word, among: names) == name)
  }

  @Test(arguments: ["", "-", "team", "x", "couch potato", "fit"])
  func aWordUnlikeAnyHasNone(_ word: String) {
    #expect(Suggestion.name(closestTo: word, among: names) == nil)
  }

  @Test func aLongWordTakesNoTime() {
    let word = String(repeating: "coach", count: 100_000)
    #expect(Suggestion.name(closestTo: word, among: names) == nil)
  }
}
