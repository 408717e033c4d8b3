public import CompassRules
public import SourceJSON

extension School {
  /// The answer of `GET /api/schools/{id}/fit-score`: how well a school fits.
  ///
  /// Specification "School Detail", 3 FitScoreResult Model; the keys are in camel case.
  public struct FitScore: Hashable, Sendable {
    /// 0 to 100.
    public var score: Double
    /// The tier of the score.
    public var tier: StoredWord<FitTier>
    /// The score of each dimension.
    public var breakdown: FitScoreBreakdown
    /// The dimensions that could not be judged, by name.
    public var missingDimensions: [String]
    /// The members that have no property here, by key. They are written back unchanged.
    public var others: [String: JSONValue] = [:]
    var origin = RowOrigin()

    /// Creates a result.
    public init(
      score: Double, tier: FitTier, breakdown: FitScoreBreakdown, missingDimensions: [String] = []
    ) {
      self.score = score
      self.tier = StoredWord(tier)
      self.breakdown = breakdown
      self.missingDimensions = missingDimensions
    }
  }

  /// The score of each known dimension.
  public struct FitScoreBreakdown: Hashable, Sendable {
    /// Out of 40.
    public var athleticFit: Double?
    /// Out of 25.
    public var academicFit: Double?
    /// Out of 20.
    public var opportunityFit: Double?
    /// Out of 15.
    public var personalFit: Double?
    /// The members that have no property here, by key. They are written back unchanged.
    public var others: [String: JSONValue] = [:]
    var origin = RowOrigin()

    /// Creates a breakdown; nil is unknown.
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
}

extension School.FitScore: StoredRecord, Codable {
  static var blank: School.FitScore {
    School.FitScore(score: 0, tier: .match, breakdown: School.FitScoreBreakdown())
  }

  package static let columns = Columns<School.FitScore>([
    Column("score", \.score),
    Column("tier", \.tier),
    Column("breakdown", \.breakdown),
    Column("missingDimensions", \.missingDimensions, emptyAs: []),
  ])
}

extension School.FitScoreBreakdown: StoredRecord, Codable {
  static var blank: School.FitScoreBreakdown { School.FitScoreBreakdown() }

  package static let columns = Columns<School.FitScoreBreakdown>([
    Column("athleticFit", \.athleticFit),
    Column("academicFit", \.academicFit),
    Column("opportunityFit", \.opportunityFit),
    Column("personalFit", \.personalFit),
  ])
}
