extension Abolished {
  /// The availability of scholarships at a school.
  ///
  /// Abolished at 2026-08, as `OpportunityFit`.
  public enum ScholarshipAvailability: String, Codable, CaseIterable, Sendable, Hashable {
    /// The grade in the web app.
    case high, medium, low
  }

  /// An athlete's chances of a place on the team.
  ///
  /// Restates the opportunity part of the web app's `useFitScore`, worth 20 points: roster depth 8,
  /// years to graduation 5, scholarships 4, walk-ons 2. Together they never give more than 19.
  /// Unknown values count as average, not as bad, so no input at all gives 14.
  ///
  /// Abolished at 2026-08: the dimension gives no points any more, and nothing replaces it.
  public struct OpportunityFit: Sendable, Hashable {
    /// The fill level of the roster at the athlete's position, in percent.
    public var rosterDepth: Double?
    /// The years until the athlete's graduation.
    public var yearsToGraduate: Double?
    /// The availability of scholarships.
    public var scholarships: ScholarshipAvailability?
    /// Whether the school has taken walk-ons.
    public var takesWalkOns: Bool?

    /// Creates a comparison; nil is unknown.
    public init(
      rosterDepth: Double? = nil, yearsToGraduate: Double? = nil,
      scholarships: ScholarshipAvailability? = nil, takesWalkOns: Bool? = nil
    ) {
      self.rosterDepth = rosterDepth
      self.yearsToGraduate = yearsToGraduate
      self.scholarships = scholarships
      self.takesWalkOns = takesWalkOns
    }

    /// The points of the dimension, 4 to 19.
    public var points: Int {
      Self.depths.points(for: rosterDepth ?? 50) + Self.years.points(for: yearsToGraduate ?? 3)
        + scholarshipPoints + (takesWalkOns == true ? 2 : 0)
    }

    private static let depths = PointTable.atMost([(60, 8), (75, 6), (90, 4)], otherwise: 2)
    private static let years = PointTable.atMost([(2, 5), (3, 4), (4, 2)], otherwise: 1)

    private var scholarshipPoints: Int {
      switch scholarships {
      case .high: 4
      case .medium, nil: 2
      case .low: 1
      }
    }
  }
}
