internal import JSPrimitives

extension OfferRules {
  /// The marks of an offer among those that are compared.
  public struct Comparison: Sendable, Hashable, Identifiable, Encodable {
    /// The offer's id.
    public let id: String
    /// The days until the deadline, rounded up; nil without a readable one.
    public let days: Int?
    /// Whether no other scholarship is more dollars.
    public let hasHighestAmount: Bool
    /// Whether no other scholarship is more percent.
    public let hasHighestPercentage: Bool
    /// Whether no other deadline to come is earlier.
    public let isEarliestDeadline: Bool

    private enum CodingKeys: String, CodingKey {
      case id, days
      case hasHighestAmount = "highestAmount"
      case hasHighestPercentage = "highestPercentage"
      case isEarliestDeadline = "earliestDeadline"
    }
  }

  /// Returns the marks of each offer in a comparison, in the given order.
  ///
  /// Restates `offer.compare`. Amounts, percentages and days count if they are above 0, and several offers may share
  /// a mark. Fault of the web app: a deadline is a moment, and a date without a time midnight in UTC, so the days
  /// differ from those of the list by one in the evening.
  ///
  /// - Parameters:
  ///   - offers: the offers; a deadline is read as `new Date` reads it.
  ///   - now: the clock's moment; for an invalid one no offer has days.
  ///   - clock: the local time zone, in which a time without an offset is read.
  public static func compare(
    _ offers: [Offer], now: Date, clock: LocalClock = .current
  ) -> [Comparison] {
    let days = offers.map { offer in
      offer.deadlineDate.jsText.nonempty
        .flatMap { Int(exactly: now.days(until: Date($0, clock: clock))) }
    }
    let amount = offers.compactMap(\.scholarshipAmount).filter { $0 > 0 }.max()
    let percentage = offers.compactMap(\.scholarshipPercentage).filter { $0 > 0 }.max()
    let earliest = days.compactMap { $0 }.filter { $0 > 0 }.min()
    return zip(offers, days).map { offer, days in
      Comparison(
        id: offer.id, days: days,
        hasHighestAmount: amount != nil && offer.scholarshipAmount == amount,
        hasHighestPercentage: percentage != nil && offer.scholarshipPercentage == percentage,
        isEarliestDeadline: earliest != nil && days == earliest)
    }
  }
}
