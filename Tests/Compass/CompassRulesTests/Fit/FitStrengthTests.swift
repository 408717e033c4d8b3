import CompassRules
import Testing

@Suite("Strengths of fit")
struct FitStrengthTests {
  private let fit = FitRules.self

  @Test(
    "The mean is strong from 1.5 and good from 0.75",
    arguments: [
      (
        FitRules.Strength.strong, FitRules.Strength.strong, FitRules.Strength.stretch,
        FitRules.Strength.good
      ),
      (.strong, .strong, .good, .strong), (.strong, .good, .unknown, .strong),
      (.strong, .stretch, .unknown, .good), (.strong, .stretch, .stretch, .stretch),
      (.good, .good, .stretch, .stretch), (.good, .good, .good, .good),
      (.good, .stretch, .unknown, .stretch), (.unknown, .unknown, .stretch, .stretch),
    ])
  func mean(
    first: FitRules.Strength, second: FitRules.Strength, third: FitRules.Strength,
    expected: FitRules.Strength
  ) {
    #expect(fit.overallPersonal(location: first, campusSize: second, cost: third) == expected)
    #expect(fit.overallPersonal(location: third, campusSize: first, cost: second) == expected)
  }

  @Test("Three unknown signals have no strength")
  func unknown() {
    #expect(fit.overallPersonal(location: .unknown, campusSize: .unknown, cost: .unknown) == nil)
  }

  @Test("Every strength has a chip, and other texts have no data")
  func chips() {
    let strengths =
      FitRules.Strength.allCases.map(\.rawValue) + FitRules.TestStrength.allCases.map(\.rawValue)
    #expect(
      strengths.map { fit.chip(strength: $0).label } == [
        "Strong", "Good", "Stretch", "No data", "Above range", "In range", "Below range",
        "No data",
      ])
    for text in ["", "Strong", "inRange", "toString"] {
      #expect(fit.chip(strength: text).label == "No data")
    }
    #expect(fit.chip(strength: "strength").badge.classNames == "bg-slate-100 text-slate-400")
    #expect(fit.chip(strength: "good").badge.classNames == "bg-blue-100 text-blue-700")
  }
}
