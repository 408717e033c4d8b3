/// One of the four things an overall fit score adds up.
public enum FitDimension: String, Sendable, Hashable, CaseIterable {
  case athletic, academic, opportunity, personal

  /// The most points the dimension can give; the four make 100.
  public var maximum: Double {
    switch self {
    case .athletic: 40
    case .academic: 25
    case .opportunity: 20
    case .personal: 15
    }
  }
}

/// How well a school fits an athlete, from 0 to 100.
///
/// Restates the web app's `useFitScore`; specification "School Detail", FitScoreResult Model.
///
///     let fit = FitScore(athletic: 34.5, academic: 20, opportunity: 15)
///     fit.score  // 70
///     fit.tier  // reach, for 69.5 is below 70
///     fit.missingDimensions  // [.personal]
public struct FitScore: Sendable, Hashable {
  /// The points each dimension gave, kept within 0 and its maximum; not rounded.
  public let athletic: Double
  public let academic: Double
  public let opportunity: Double
  public let personal: Double

  /// The score of these points; a missing number counts as 0.
  public init(
    athletic: Double? = nil, academic: Double? = nil, opportunity: Double? = nil,
    personal: Double? = nil
  ) {
    func points(_ points: Double?, _ dimension: FitDimension) -> Double {
      WebNumber.clamped(points ?? 0, to: dimension.maximum)
    }
    self.athletic = points(athletic, .athletic)
    self.academic = points(academic, .academic)
    self.opportunity = points(opportunity, .opportunity)
    self.personal = points(personal, .personal)
  }

  /// The score of an athlete and a school compared in all four dimensions.
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

  /// The points together, rounded to an integer, halves upward.
  public var score: Double { WebNumber.rounded(total) }

  /// The tier of the points together, taken before they are rounded: 49.5 shows as 50 and is still
  /// `unlikely`.
  public var tier: FitTier { FitTier(score: total) }

  /// The dimensions without a point. One that was measured and gave 0 is among them.
  public var missingDimensions: [FitDimension] {
    FitDimension.allCases.filter { self[$0] == 0 }
  }

  private var total: Double { athletic + academic + opportunity + personal }
}
