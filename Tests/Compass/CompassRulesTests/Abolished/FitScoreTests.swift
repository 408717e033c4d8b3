import CompassRules
import Testing

@Suite("The overall fit score")
struct FitScoreTests {
  @Test("The four dimensions add up to 100")
  func sum() {
    let fit = Abolished.FitScore(athletic: 40, academic: 25, opportunity: 20, personal: 15)
    #expect(fit.score == 100 && fit.tier == .match && fit.missingDimensions.isEmpty)
    #expect(Abolished.FitDimension.allCases.map(\.maximum) == [40, 25, 20, 15])
  }

  @Test("Nothing known scores 0, and every dimension is missing")
  func empty() {
    let fit = Abolished.FitScore()
    #expect(fit.score == 0 && fit.tier == .unlikely)
    #expect(fit.missingDimensions == [.athletic, .academic, .opportunity, .personal])
  }

  @Test("Each dimension stays within 0 and its maximum")
  func clamping() {
    let fit = Abolished.FitScore(athletic: 41, academic: 1e9, opportunity: -3, personal: 15.1)
    #expect(Abolished.FitDimension.allCases.map { fit[$0] } == [40, 25, 0, 15])
  }

  @Test("A dimension with 0 points is missing, measured or not; a fraction is not")
  func missing() {
    #expect(
      Abolished.FitScore(athletic: 0, academic: 0.25, personal: -1).missingDimensions
        == [.athletic, .opportunity, .personal])
  }

  @Test("The tier is taken before rounding")
  func tierBeforeRounding() {
    let nearlyReach = Abolished.FitScore(athletic: 40, academic: 9.5)
    #expect(nearlyReach.score == 50 && nearlyReach.tier == .unlikely)
    let nearlyMatch = Abolished.FitScore(athletic: 40, academic: 25, opportunity: 4.5)
    #expect(nearlyMatch.score == 70 && nearlyMatch.tier == .reach)
  }

  @Test(
    "Halves are rounded upward",
    arguments: [(0.5, 1.0), (1.5, 2), (2.5, 3), (0.49999999999999994, 0), (2.4, 2)])
  func rounding(points: Double, score: Double) {
    #expect(Abolished.FitScore(athletic: points).score == score)
  }

  @Test("The breakdown is not rounded")
  func breakdown() {
    #expect(Abolished.FitScore(academic: 12.34).academic == 12.34)
  }

  @Test("NaN stays NaN: unlikely, and not missing")
  func notANumber() {
    let fit = Abolished.FitScore(athletic: .nan, academic: 25)
    #expect(fit.score.isNaN && fit.tier == .unlikely)
    #expect(fit.missingDimensions == [.opportunity, .personal])
  }

  @Test("An athlete without any data scores 25 everywhere")
  func unknownAthlete() {
    let fit = Abolished.FitScore(
      athletic: Abolished.AthleticFit(), academic: Abolished.AcademicFit(),
      opportunity: Abolished.OpportunityFit(),
      personal: Abolished.PersonalFit())
    #expect(Abolished.FitDimension.allCases.map { fit[$0] } == [2, 2, 14, 7])
    #expect(fit.score == 25)
  }
}
