internal import JSPrimitives

extension Abolished {
  /// One of the four parts of an overall fit score.
  ///
  /// Abolished at 2026-08, as `FitScore`.
  public enum FitDimension: String, Codable, CaseIterable, Sendable, Hashable {
    /// The comparison of `AthleticFit`, `AcademicFit`, `OpportunityFit` or `PersonalFit`.
    case athletic, academic, opportunity, personal

    /// The maximum points of the dimension; the four add up to 100.
    public var maximum: Double {
      switch self {
      case .athletic: 40
      case .academic: 25
      case .opportunity: 20
      case .personal: 15
      }
    }
  }

  /// A score of 0 to 100 for how well a school fits an athlete.
  ///
  /// Restates the web app's `useFitScore`; specification "School Detail", FitScoreResult Model.
  ///
  /// Abolished at 2026-08: the web app no longer scores a school.
  ///
  ///     let fit = Abolished.FitScore(athletic: 34.5, academic: 20, opportunity: 15)
  ///     fit.score  // 70
  ///     fit.tier  // reach, for 69.5 is below 70
  ///     fit.missingDimensions  // [.personal]
  public struct FitScore: Sendable, Hashable {
    /// The athletic points, clamped to 0 and the dimension's maximum; not rounded.
    public let athletic: Double
    /// The academic points, clamped and not rounded.
    public let academic: Double
    /// The opportunity points, clamped and not rounded.
    public let opportunity: Double
    /// The personal points, clamped and not rounded.
    public let personal: Double

    /// Creates a score from points; a missing number counts as 0.
    public init(
      athletic: Double? = nil, academic: Double? = nil, opportunity: Double? = nil,
      personal: Double? = nil
    ) {
      func points(_ points: Double?, _ dimension: FitDimension) -> Double {
        JSNumber.clamped(points ?? 0, to: dimension.maximum)
      }
      self.athletic = points(athletic, .athletic)
      self.academic = points(academic, .academic)
      self.opportunity = points(opportunity, .opportunity)
      self.personal = points(personal, .personal)
    }

    /// Creates a score from the comparison of an athlete and a school in all four dimensions.
    public init(
      athletic: AthleticFit, academic: AcademicFit, opportunity: OpportunityFit,
      personal: PersonalFit
    ) {
      self.init(
        athletic: Double(athletic.points), academic: Double(academic.points),
        opportunity: Double(opportunity.points), personal: Double(personal.points))
    }

    /// The points of one dimension.
    public subscript(dimension: FitDimension) -> Double {
      switch dimension {
      case .athletic: athletic
      case .academic: academic
      case .opportunity: opportunity
      case .personal: personal
      }
    }

    /// The sum of the points, rounded to an integer, halves upward.
    public var score: Double { JSNumber.rounded(total) }

    /// The tier of the sum before it is rounded: 49.5 is shown as 50 but is `unlikely`.
    public var tier: FitTier { FitTier(score: total) }

    /// The dimensions with 0 points, measured or not.
    public var missingDimensions: [FitDimension] {
      FitDimension.allCases.filter { self[$0] == 0 }
    }

    private var total: Double { athletic + academic + opportunity + personal }
  }
}
