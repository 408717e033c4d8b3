import CompassValidation
import Testing

/// The snippets of the articles on interest, fit, divisions and events.
@Suite struct RuleArticlesTests {
  @Test func interestIsCalibrated() throws {
    let print = Snippet("CoachInterest", 1)
    print(InterestCalibration.isShown(direction: .inbound, sentiment: .positive))  // true
    print(InterestCalibration.isShown(direction: .outbound, sentiment: .positive))  // false

    var calibration = InterestCalibration()
    print(calibration.level)  // notSet
    calibration.answers[0] = true
    calibration.answers[3] = true
    let level = calibration.level
    print(calibration.yesCount, level.displayName, level.color)  // 2 Medium Interest amber
    print(level.advice)
    // Coach seems interested but check for personalization. Stay in touch regularly.
    try print.expectPublished()
  }

  @Test func aFitIsScored() throws {
    let print = Snippet("FitAndPortfolio", 1)
    let fit = Abolished.FitScore(athletic: 34.5, academic: 20, opportunity: 15)
    print(fit.score, fit.tier, fit.missingDimensions.map(\.rawValue))  // 70.0 reach ["personal"]
    let academic = Abolished.AcademicFit(
      gpa: 3.4, sat: 1210, schoolAverageGPA: 3.5, schoolAverageSAT: 1250)
    print(academic.points)  // 20
    print(Abolished.OpportunityFit().points, Abolished.PersonalFit().points)  // 14 7
    try print.expectPublished()
  }

  @Test func aPortfolioIsBalanced() throws {
    let print = Snippet("FitAndPortfolio", 2)
    let portfolio = Abolished.SchoolPortfolio([
      .init(tier: .safety), .init(score: 82), .init(score: 49.5),
    ])
    print(portfolio.safeties, portfolio.matches, portfolio.unlikelies)  // 1 1 1
    print(portfolio.status.rawValue)  // needs_attention
    print(portfolio.warnings)
    // ["Consider adding more schools to diversify your options."]
    try print.expectPublished()
  }

  @Test func divisionsAreRecommended() throws {
    let print = Snippet("DivisionAdvice", 1)
    let weak = DivisionRecommendation(currentDivision: .d1, fitScore: 42)
    print(weak.divisions)  // [D2, D3]
    let moderate = DivisionRecommendation(currentDivision: .d2, fitScore: 69.9)
    print(moderate.divisions)  // [D3]
    print(moderate.message)
    // While this is a solid reach school, consider adding D3 programs for more realistic opportunities.
    print(DivisionRecommendation(currentDivision: .juco, fitScore: 42).suggestsOthers)  // false
    try print.expectPublished()
  }

  @Test func anEventHasDefaultsAndDirections() throws {
    let print = Snippet("EventsAndDirections", 1)
    var schedule = EventRules.Schedule()
    schedule.setStartDate("2026-04-15")
    schedule.setStartTime("23:30")
    print(schedule.endDate, schedule.endTime)  // 2026-04-15 00:30
    let place = EventRules.Directions(address: "261 Stars Way", city: "Emerson", state: "GA")
    print(place.query)  // 261 Stars Way, Emerson, GA
    print(place.link() ?? "")
    // https://maps.apple.com/?q=261%20Stars%20Way%2C%20Emerson%2C%20GA
    print(EventRules.Directions(address: "", city: "", state: "GA").isOffered)  // false
    try print.expectPublished()
  }

  @Test func anEventIsStoredAsTheWebStoresIt() throws {
    let print = Snippet("EventsAndDirections", 2)
    let row = EventRules.Row(
      type: "camp", name: "Spring Camp", startDate: "2026-04-15", school: .other,
      details: .init(city: "", cost: 0), userID: "ana")
    print(row.schoolID ?? "null", row.city ?? "null")  // other null
    print(row.cost == nil)  // true
    try print.expectPublished()
  }
}
