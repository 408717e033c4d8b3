internal import JSPrimitives

extension CoachRules {
  /// A coach beside the other coaches of a school.
  public struct Comparison: Sendable, Hashable {
    /// The coach's own figures.
    public var coach: Metrics
    /// The mean response rate of the school's coaches in percent, rounded; 0 without coaches.
    public var averageResponseRate: Double
    /// The coach's place by response rate; 1 is the best, and equal rates share a place.
    public var rank: Int
    /// The number of the school's coaches.
    public var totalCoaches: Int
  }

  /// Returns a coach's figures beside those of a school's coaches; nil for a missing or empty school.
  ///
  /// Restates `coach.compareWithSchool`. Since 2026-08. The coach needn't belong to the school.
  ///
  /// - Parameters:
  ///   - coachID: the coach to compare.
  ///   - schoolID: the school.
  ///   - coaches: all coaches; those of the school count.
  ///   - interactions: of all coaches, in the order of the list.
  ///   - now: the moment from which the last contact is measured.
  ///   - clock: the zone of stored times without an offset.
  public static func comparison(
    ofCoach coachID: String?, withSchool schoolID: String?, coaches: [some ListedCoach],
    interactions: [Interaction], now: Date, clock: LocalClock = .current
  ) -> Comparison? {
    guard let schoolID = schoolID?.jsText, !schoolID.isEmpty else { return nil }
    let coach = metrics(ofCoach: coachID, in: interactions, now: now, clock: clock)
    let rates = coaches.filter { $0.schoolID.jsText == schoolID }.map {
      metrics(ofCoach: $0.id, in: interactions, now: now, clock: clock).responseRate
    }
    return Comparison(
      coach: coach,
      averageResponseRate: rates.isEmpty
        ? 0 : JSNumber.rounded(rates.reduce(0, +) / Double(rates.count)),
      rank: 1 + rates.count { $0 > coach.responseRate }, totalCoaches: rates.count)
  }
}
