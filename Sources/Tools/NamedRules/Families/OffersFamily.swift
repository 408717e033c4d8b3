internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of offers by their recorded names.
enum OffersFamily {
  private static let rules = OfferRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "offer.list", "The offers that match the filters, in order.",
      {
        (
          offers: [OfferRules.Offer], schools: [RuleArguments], filters: RuleArguments,
          clock: LocalClock
        ) in
        let names = schools.compactMap { school in
          (school["id"] as String?).map { ($0, school["name"] as String) }
        }
        return rules.list(
          offers, schoolNames: Dictionary(names) { first, _ in first },
          filters: OfferRules.Filters(
            schoolSearch: filters["schoolSearch"], status: filters["status"],
            kind: filters["offerType"]),
          sort: OfferRules.Sort(
            column: filters["sortBy", or: "offer_date"],
            isAscending: filters.text("sortDirection") == "asc"), clock: clock
        ).map(\.id)
      }, "offers", "schools?", "filters?")
    Rule("offer.amountText", "A scholarship as the list shows it.", rules.amountText, "amount")
    Rule(
      "offer.deadlineClass", "The class of a deadline's text in the list.",
      { (deadline: String?, now: Date, clock: LocalClock) throws(LocalDay.ReadingError) in
        "text-" + (try rules.deadlineColor(deadline, now: now, clock: clock).name)
      }, "deadlineDate", "now")
    Rule("offer.words", "The names of a stored kind or status.", rules.words, "word")
    Rule(
      "offer.compare", "What distinguishes each of several offers.", rules.compare, "offers",
      "now")
    Rule(
      "offer.scholarship", "The figures of the scholarship calculator.",
      { (amount: Double?, percentage: Double?, inputs: RuleArguments) -> Members in
        // As in JavaScript's arithmetic, an empty field and null count as 0.
        func input(_ key: JSText, or standard: Double) -> Double {
          let input = inputs.object(key)
          return input.isUndefined ? standard : input.value.coercedNumber
        }
        let plan = OfferRules.ScholarshipPlan(
          annualCost: input("annualCost", or: 60_000),
          scholarshipAmount: input("scholarshipAmount", or: amount ?? 0),
          scholarshipPercentage: input("scholarshipPercentage", or: percentage ?? 0),
          additionalAid: input("additionalAid", or: 0), years: input("years", or: 4))
        let saved: Members = [
          "amount": plan.annualScholarship, "percentage": plan.savedPercentage,
        ]
        return [
          "annualScholarship": plan.annualScholarship, "annualNetCost": plan.annualNetCost,
          "totalScholarship": plan.totalScholarship, "totalNetCost": plan.totalNetCost,
          "shown": plan.totalNetCostText, "saved": saved,
        ]
      }, "initialAmount", "initialPercentage", "inputs?")
    Rule("offer.currencyText", "Whole dollars with commas.", rules.currencyText, "value?")
  }
}
