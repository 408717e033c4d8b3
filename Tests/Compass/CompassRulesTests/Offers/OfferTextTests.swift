import Testing

@testable import CompassRules

/// The answers are recorded from the web app of 2026-08.
@Suite struct OfferTextTests {
  @Test(arguments: [
    (0, "0"), (-5, "-5"), (999, "999"), (1000, "1k"), (1001, "1.0k"), (1950, "1.9k"),
    (12_345, "12.3k"), (999_999, "1000.0k"), (1_000_000, "1000k"), (1000.5, "1.0k"),
    (.infinity, "Infinityk"), (.nan, "NaN"),
  ])
  func amounts(amount: Double, text: String) {
    #expect(OfferRules.amountText(amount) == text)
  }

  @Test(arguments: [
    (0, "$0"), (0.4, "$0"), (1.5, "$2"), (2.5, "$3"), (-0.4, "-$0"), (-0.0, "-$0"),
    (-60_000, "-$60,000"), (1234.5, "$1,235"), (.infinity, "$\u{221E}"), (.nan, "$NaN"),
  ])
  func currency(dollars: Double, text: String) {
    #expect(OfferRules.currencyText(dollars) == text)
  }

  private static let deadlineColors: [(String?, SemanticColor)] = [
    ("2026-08-16", .red), ("2026-08-28", .red), ("2026-08-29", .amber),
    ("2026-09-20", .amber), ("2026-09-21", .slate), (nil, .slate), ("", .slate),
  ]

  @Test(arguments: deadlineColors)
  func deadlines(deadline: String?, color: SemanticColor) throws {
    let now = Date("2026-08-21T15:30:00.000Z", clock: .utc)
    #expect(try OfferRules.deadlineColor(deadline, now: now, clock: .utc).color == color)
  }

  @Test func anUnreadableDeadlineIsAnError() {
    #expect(throws: LocalDay.ReadingError.self) {
      try OfferRules.deadlineColor("soon", now: .invalid, clock: .utc)
    }
  }

  @Test func words() {
    let kind = OfferRules.words(of: "partial")
    #expect(kind.type == "Partial Scholarship" && kind.comparisonType == "Partial")
    #expect(OfferRules.words(of: "pending").status == "Pending")
    let unknown = OfferRules.words(of: "x y")
    #expect(unknown.type == "x y" && unknown.status == "X y" && unknown.comparisonType == "x y")
    #expect(OfferRules.Kind.allCases.map(\.displayName).last == "Preferred Walk-On")
  }

  @Test func thePlanOfAScholarship() {
    let plain = OfferRules.ScholarshipPlan()
    #expect(plain.totalNetCostText == "$240,000" && plain.savedPercentage == 0)
    let half = OfferRules.ScholarshipPlan(scholarshipAmount: -5, scholarshipPercentage: 50)
    #expect(half.annualScholarship == 30_000 && half.savedPercentage == 50)
    let amount = OfferRules.ScholarshipPlan(
      annualCost: 30_001, scholarshipAmount: 10_000, additionalAid: 99_999)
    #expect(amount.annualNetCost == -79_998 && amount.savedPercentage == 33.33)
    #expect(OfferRules.ScholarshipPlan(annualCost: 0).savedPercentage.isNaN)
  }
}
