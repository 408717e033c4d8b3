import Testing

@testable import CompassRules

/// The answers are recorded from the web app of 2026-08.
@Suite struct OfferComparisonTests {
  private static let now = Date("2026-08-21T15:30:00.000Z", clock: .utc)

  private func marks(_ offers: [OfferRules.Offer]) -> [String] {
    OfferRules.compare(offers, now: Self.now, clock: .utc).map { offer in
      let marks = [
        (offer.hasHighestAmount, "$"), (offer.hasHighestPercentage, "%"),
        (offer.isEarliestDeadline, "!"),
      ]
      return (offer.days.map(String.init) ?? "-") + marks.filter(\.0).map(\.1).joined()
    }
  }

  @Test func theHighestAndTheEarliestAreMarked() {
    let offers: [OfferRules.Offer] = [
      .init(id: "a", deadlineDate: "2026-08-25", scholarshipAmount: 1, scholarshipPercentage: 50),
      .init(id: "b", deadlineDate: "2026-08-24", scholarshipAmount: 2, scholarshipPercentage: 40),
      .init(id: "c"),
    ]
    #expect(marks(offers) == ["4%", "3$!", "-"])
    #expect(marks([]) == [])
  }

  @Test func whatIsNotAboveZeroHasNoMark() {
    let offers: [OfferRules.Offer] = [
      .init(id: "a", deadlineDate: "2026-08-20", scholarshipAmount: 0, scholarshipPercentage: 0),
      .init(id: "b", deadlineDate: "2026-08-21", scholarshipAmount: -5),
      .init(id: "c", deadlineDate: "x"),
    ]
    #expect(marks(offers) == ["-1", "0", "-"])
  }

  @Test func equalOffersShareTheMarks() {
    let offer = OfferRules.Offer(
      id: "a", deadlineDate: "2026-08-22T15:30:00.001Z", scholarshipAmount: 5)
    #expect(marks([offer, offer]) == ["2$!", "2$!"])
  }
}
