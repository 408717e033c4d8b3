internal import CompassRevisions

extension FitRules {
  /// Returns the overall score of four comparisons; nil from 2026-08 on.
  ///
  /// Abolished at 2026-08: until then the web app scored each school from 0 to 100.
  public func score(
    athletic: AthleticFit, academic: AcademicFit, opportunity: OpportunityFit,
    personal: PersonalFit
  ) -> FitScore? {
    guard hasScore else { return nil }
    return FitScore(
      athletic: athletic, academic: academic, opportunity: opportunity, personal: personal)
  }

  /// Returns the overall score of the four dimensions' points; nil from 2026-08 on.
  ///
  /// A missing number counts as 0. Abolished at 2026-08.
  public func score(
    athletic: Double? = nil, academic: Double? = nil, opportunity: Double? = nil,
    personal: Double? = nil
  ) -> FitScore? {
    guard hasScore else { return nil }
    return FitScore(
      athletic: athletic, academic: academic, opportunity: opportunity, personal: personal)
  }

  /// Returns the balance of a list of schools; nil from 2026-08 on.
  ///
  /// Abolished at 2026-08: the balance counts the tiers of the scores.
  public func portfolio(of schools: [SchoolPortfolio.School]) -> SchoolPortfolio? {
    hasScore ? SchoolPortfolio(schools) : nil
  }

  /// Whether the revision scores schools from 0 to 100: 2026-02 does, later ones don't.
  public var hasScore: Bool { revision < .august2026 }
}
