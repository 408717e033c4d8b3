import CompassValidation
import Testing

/// The snippets of the article on fit signals.
@Suite struct FitArticleTests {
  @Test func placeSizeAndCost() throws {
    let print = Snippet("FitSignals", 1)
    let athlete = FitRules.PersonalWishes(
      homeState: "GA", campusSize: "medium", costSensitivity: "high")
    var school = FitRules.CampusFacts(state: "GA", students: 23_681, outOfStateTuition: 31_500)
    school.inStateTuition = 10_800
    let signals = FitRules.personalSignals(of: athlete, at: school)
    print(signals.location.value ?? "none", signals.location.strength)  // In-state strong
    print(signals.campusSize.value ?? "none")  // Medium (23,681 students)
    print(signals.cost.value ?? "none", signals.cost.strength)  // $31,500/yr good
    print(signals.cost.explanation)
    // Cost is manageable but factor in scholarship potential.
    try print.expectPublished()
  }

  @Test func testScores() throws {
    let print = Snippet("FitSignals", 2)
    let school = FitRules.AdmissionFacts(
      sat25th: 1100, sat75th: 1300, act25th: 22, admissionRate: 0.575)
    let signals = FitRules.academicSignals(of: FitRules.TestScores(sat: 1100, act: 27), at: school)
    print(signals.sat.strength, signals.act.strength)  // inRange unknown
    print(signals.sat.explanation)
    // Your SAT of 1100 falls within their typical range (1100–1300).
    print(signals.act.explanation)  // No ACT data available for this school.
    print(FitRules.chip(strength: signals.sat.strength.rawValue).label)  // In range
    print(FitRules.admissionRateText(0.575))  // 57%
    try print.expectPublished()
  }
}
