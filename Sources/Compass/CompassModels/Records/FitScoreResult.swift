public import CompassRules

/// How well a school fits, as `GET /api/schools/{id}/fit-score` answers.
///
/// Specification "School Detail", 3 FitScoreResult Model; the keys are in camel case.
public struct FitScoreResult: Codable, Hashable, Sendable {
  /// 0 to 100.
  public var score: Double
  public var tier: FitTier
  public var breakdown: FitScoreBreakdown
  /// The dimensions that could not be judged, by name.
  public var missingDimensions: [String]

  public init(
    score: Double, tier: FitTier, breakdown: FitScoreBreakdown, missingDimensions: [String] = []
  ) {
    self.score = score
    self.tier = tier
    self.breakdown = breakdown
    self.missingDimensions = missingDimensions
  }
}

/// The score of each dimension, where it is known.
public struct FitScoreBreakdown: Codable, Hashable, Sendable {
  public var athleticFit: Double?
  public var academicFit: Double?
  public var opportunityFit: Double?
  public var personalFit: Double?

  public init(
    athleticFit: Double? = nil, academicFit: Double? = nil, opportunityFit: Double? = nil,
    personalFit: Double? = nil
  ) {
    self.athleticFit = athleticFit
    self.academicFit = academicFit
    self.opportunityFit = opportunityFit
    self.personalFit = personalFit
  }
}
