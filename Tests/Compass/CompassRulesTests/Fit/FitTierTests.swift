import CompassRules
import Testing

@Suite("Fit tiers")
struct FitTierTests {
  @Test(
    "Match from 70, reach from 50, unlikely below",
    arguments: [
      (101.0, FitTier.match), (70, .match), (69.99999999999999, .reach), (50, .reach),
      (49.99999999999999, .unlikely), (0, .unlikely), (-1e21, .unlikely),
      (.infinity, .match), (.nan, .unlikely),
    ])
  func thresholds(score: Double, tier: FitTier) {
    #expect(FitTier(score: score) == tier)
  }

  @Test("A missing score is unlikely")
  func missing() {
    #expect(FitTier(score: nil) == .unlikely)
  }

  @Test("Each tier has its color")
  func colors() {
    #expect(
      [FitTier.match, .safety, .reach, .unlikely].map(\.badgeColor.rawValue)
        == ["emerald", "blue", "orange", "red"])
  }

  @Test("The tier chooses the sentence, whatever the score")
  func sentences() {
    #expect(
      FitTier.match.recommendation(score: 0)
        == "Excellent fit! This school aligns well with your profile.")
    #expect(
      FitTier.safety.recommendation(score: 10)
        == "Good fit! You have a strong chance at this school.")
    #expect(
      FitTier.unlikely.recommendation(score: 100)
        == "Not a strong fit based on current data. Work on improving key dimensions.")
  }

  @Test(
    "Reach prints the score as JavaScript does",
    arguments: [(50.0, "50"), (55.55, "55.55"), (-1, "-1"), (1e21, "1e+21"), (.nan, "NaN")])
  func reach(score: Double, text: String) {
    #expect(
      FitTier.reach.recommendation(score: score)
        == "Possible fit with some growth. Score: \(text)/100. Focus on the missing dimensions.")
  }
}
