import CompassRules
import Testing

@Suite("Academic signals")
struct AcademicSignalsTests {
  private let fit = FitRules.self

  private func sat(_ score: Double?, _ low: Double?, _ high: Double?) -> FitRules.TestSignal {
    fit.academicSignals(
      of: FitRules.TestScores(sat: score), at: FitRules.AdmissionFacts(sat25th: low, sat75th: high)
    ).sat
  }

  @Test(
    "A score at a percentile is on its better side",
    arguments: [
      (1099.0, FitRules.TestStrength.below), (1099.9, .below), (1100, .inRange), (1299.9, .inRange),
      (1300, .above), (.infinity, .above),
    ])
  func percentiles(score: Double, strength: FitRules.TestStrength) {
    #expect(sat(score, 1100, 1300).strength == strength)
  }

  @Test("The 75th percentile is asked first")
  func invertedRange() {
    #expect(sat(1200, 1300, 1100).strength == .above)
    #expect(sat(1099, 1300, 1100).strength == .below)
    #expect(sat(1200, 1200, 1200).strength == .above)
  }

  @Test("A missing score comes before a missing range")
  func missing() {
    for score in [nil, 0, Double.nan] {
      #expect(sat(score, nil, nil).explanation == "Add your SAT score to your profile.")
      #expect(sat(score, 1100, 1300).strength == .unknown)
    }
    #expect(sat(0, 1100, 1300).athleteValue == 0)
    #expect(sat(1200, nil, 1300).explanation == "No SAT data available for this school.")
    #expect(sat(1200, 1100, nil).schoolRange == nil)
  }

  @Test("A percentile of 0 makes a range, but no data of the school")
  func zeroPercentile() {
    let signals = fit.academicSignals(
      of: FitRules.TestScores(act: 22), at: FitRules.AdmissionFacts(act25th: 0, act75th: 28))
    #expect(signals.act.strength == .inRange)
    #expect(
      signals.act.explanation == "Your ACT of 22 falls within their typical range (0–28).")
    #expect(!signals.hasSchoolData)
    #expect(signals.availableSignals == 1)
    #expect(
      fit.academicSignals(of: FitRules.TestScores(), at: FitRules.AdmissionFacts(act25th: 1))
        .hasSchoolData)
    #expect(
      fit.academicSignals(of: FitRules.TestScores(), at: FitRules.AdmissionFacts(sat25th: 1))
        .hasSchoolData)
    #expect(
      !fit.academicSignals(of: FitRules.TestScores(), at: FitRules.AdmissionFacts(sat75th: 1))
        .hasSchoolData)
  }

  @Test("Numbers are printed as JavaScript does")
  func numbers() {
    #expect(
      sat(1e21, 0.1 + 0.2, 1).explanation
        == "Your SAT of 1e+21 is above their 75th percentile (0.30000000000000004–1).")
    #expect(
      sat(27.5, 28, 28.5).explanation
        == "Your SAT of 27.5 is below their 25th percentile (28–28.5).")
  }

  @Test(
    "A rate is rounded after the product, halves upward",
    arguments: [
      (0.0, "0%"), (0.004, "0%"), (0.005, "1%"), (0.575, "57%"), (0.995, "100%"), (1.5, "150%"),
      (-0.001, "0%"), (-0.006, "-1%"), (.nan, "NaN%"),
    ])
  func rates(rate: Double, text: String) {
    #expect(fit.admissionRateText(rate) == text)
  }
}
