import CompassValidation
import Foundation
import Testing

/// The snippets of the article on offers.
@Suite struct OfferArticleTests {
  @Test func offersAreListedAndCompared() throws {
    let print = Snippet("OffersAndScholarships", 1)
    let offers = [
      OfferRules.Offer(
        id: "a", schoolID: "ga", status: "pending", deadlineDate: "2026-08-25",
        scholarshipAmount: 12_345),
      OfferRules.Offer(
        id: "b", schoolID: "tx", status: "accepted", deadlineDate: "2026-09-30",
        scholarshipAmount: 9_000),
    ]
    let sort = OfferRules.Sort(column: "scholarship_amount", isAscending: true)
    let names = ["ga": "University of Georgia", "tx": "Texas State"]
    print(OfferRules.list(offers, schoolNames: names, sort: sort).map(\.id))  // ["b", "a"]
    let pending = OfferRules.Filters(schoolSearch: "geo", status: "pending")
    print(OfferRules.list(offers, schoolNames: names, filters: pending).map(\.id))  // ["a"]
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    for offer in OfferRules.compare(offers, now: now, clock: .utc) {
      print(offer.id, offer.days ?? 0, offer.hasHighestAmount, offer.isEarliestDeadline)
    }
    // a 4 true true
    // b 40 false false
    print(OfferRules.amountText(12_345), OfferRules.words(of: "full_ride").type)
    // 12.3k Full Ride Scholarship
    try print.expectPublished()
  }

  @Test func aPlanHasTheCostsOfAllYears() throws {
    let print = Snippet("OffersAndScholarships", 2)
    let plan = OfferRules.ScholarshipPlan(scholarshipPercentage: 33, additionalAid: 1_000)
    print(plan.annualScholarship, plan.totalNetCostText)  // 19800.0 $156,800
    try print.expectPublished()
  }
}
