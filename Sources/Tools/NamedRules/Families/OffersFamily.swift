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
          filters: OfferRules.Filters(filters),
          sort: OfferRules.Sort(
            column: filters["sortBy", or: "offer_date"],
            isAscending: filters.text("sortDirection") == "asc"), clock: clock)
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
      { (amount: Double?, percentage: Double?, inputs: RuleArguments) in
        // As in JavaScript's arithmetic, an empty field and null count as 0.
        func input(_ key: JSText, or standard: Double) -> Double {
          let input = inputs.object(key)
          return input.isUndefined ? standard : input.value.coercedNumber
        }
        return OfferRules.ScholarshipPlan(
          annualCost: input("annualCost", or: 60_000),
          scholarshipAmount: input("scholarshipAmount", or: amount ?? 0),
          scholarshipPercentage: input("scholarshipPercentage", or: percentage ?? 0),
          additionalAid: input("additionalAid", or: 0), years: input("years", or: 4))
      }, "initialAmount", "initialPercentage", "inputs?")
    Rule("offer.currencyText", "Whole dollars with commas.", rules.currencyText, "value?")
  }
}

/// A result has the id instead of an offer.
extension OfferRules.Offer: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    let columns = row.value.object?.members ?? []
    self.init(
      id: row["id"], schoolID: row["school_id"], status: row["status"], kind: row["offer_type"],
      offerDate: row["offer_date"], deadlineDate: row["deadline_date"],
      scholarshipAmount: row["scholarship_amount"],
      scholarshipPercentage: row["scholarship_percentage"],
      otherColumns: Dictionary(columns.map { ($0.key.string, $0.value) }) { first, _ in first })
  }

  var json: JSONValue { id.json }
}

extension OfferRules.Filters: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      schoolSearch: row["schoolSearch"], status: row["status"], kind: row["offerType"])
  }
}

extension OfferRules.ScholarshipPlan: RuleObject {
  var members: Members {
    [
      "annualScholarship": annualScholarship, "annualNetCost": annualNetCost,
      "totalScholarship": totalScholarship, "totalNetCost": totalNetCost,
      "shown": totalNetCostText,
      "saved": ["amount": annualScholarship, "percentage": savedPercentage] as Members,
    ]
  }
}

extension OfferRules.Words: RuleRecord {}

extension OfferRules.Comparison: RuleRecord {
  static let renamed = [
    "hasHighestAmount": "highestAmount", "hasHighestPercentage": "highestPercentage",
    "isEarliestDeadline": "earliestDeadline",
  ]
}
