import CompassRules
import Testing

/// The answers are recorded from the web app of 2026-08.
@Suite struct OfferListTests {
  private static let offers: [OfferRules.Offer] = [
    .init(
      id: "a", schoolID: "s1", status: "pending", kind: "partial", offerDate: "2026-08-10",
      deadlineDate: "2026-09-01", scholarshipAmount: 5000),
    .init(
      id: "b", schoolID: "s2", status: "accepted", kind: "full_ride", offerDate: "2026-08-11",
      scholarshipPercentage: 100),
    .init(id: "c", schoolID: "s9", status: "pending", kind: "partial", scholarshipAmount: 0),
    .init(
      id: "d", schoolID: "s1", status: "declined", kind: "scholarship", offerDate: "2025-12-31",
      deadlineDate: "2026-09-01", scholarshipAmount: 20_000, scholarshipPercentage: 50,
      otherColumns: ["notes": "x", "season": 9]),
  ]

  private func ids(
    _ filters: OfferRules.Filters = .init(), _ sort: OfferRules.Sort = .init()
  ) -> String {
    OfferRules.list(
      Self.offers, schoolNames: ["s1": "Georgia", "s2": "École"], filters: filters, sort: sort,
      clock: .utc
    ).map(\.id).joined()
  }

  @Test(arguments: [
    ("offer_date", false, "badc"), ("offer_date", true, "cdab"), ("deadline_date", false, "adbc"),
    ("scholarship_amount", true, "bcad"), ("scholarship_percentage", false, "bdac"),
    ("status", true, "bdac"), ("nothing", false, "abcd"), ("id", false, "dcba"),
    ("season", false, "dabc"), ("notes", false, "abcd"),
  ])
  func orders(column: String, isAscending: Bool, ids expected: String) {
    #expect(ids(.init(), .init(column: column, isAscending: isAscending)) == expected)
  }

  @Test func filters() {
    #expect(ids(.init(schoolSearch: "GEO")) == "ad")
    #expect(ids(.init(schoolSearch: "éC")) == "b")
    #expect(ids(.init(schoolSearch: "unknown")) == "c")
    #expect(ids(.init(status: "pending")) == "ac")
    #expect(ids(.init(kind: "full_ride")) == "b")
    #expect(ids(.init(schoolSearch: "geo", status: "pending", kind: "partial")) == "a")
  }

  @Test func anUnreadableDateIsEqualToEveryOther() {
    let dates = ["2026-08-10", "x", "2026-08-11", nil]
    let offers = dates.enumerated().map {
      OfferRules.Offer(id: String($0.offset), offerDate: $0.element)
    }
    #expect(OfferRules.list(offers, clock: .utc).map(\.id) == ["0", "1", "2", "3"])
  }
}
