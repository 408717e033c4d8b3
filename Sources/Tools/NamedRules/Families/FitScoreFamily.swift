internal import CompassRules

/// The fit's rules by their recorded names.
enum FitScoreFamily {
  static let all = Rule.list(until: .february2026) {
    Rule("fit.tier", "The tier of an unrounded fit score.", FitTier.init(score:), "score")
    Rule("fit.tierColor", "The color of a tier's badge.", \FitTier.badgeColor, "tier")
    Rule(
      "fit.recommendation", "The sentence shown with a tier and score.",
      { (tier: FitTier, score: Double) in tier.recommendation(score: score) }, "tier", "score")
    Rule(
      "fit.score", "Score, tier and missing dimensions of the four dimensions' points.",
      { (points: RuleArguments) -> Members in
        let fit = Abolished.FitScore(
          athletic: points["athleticFit"], academic: points["academicFit"],
          opportunity: points["opportunityFit"], personal: points["personalFit"])
        return [
          "score": fit.score, "tier": fit.tier,
          "breakdown": Members(
            Abolished.FitDimension.allCases.map { ("\($0.rawValue)Fit", fit[$0]) }),
          "missingDimensions": fit.missingDimensions,
        ]
      }, "inputs")
    Rule(
      "fit.portfolio", "The balance of a list of schools, with advice.",
      { (schools: [Abolished.SchoolPortfolio.School]) -> Members in
        let portfolio = Abolished.SchoolPortfolio(schools)
        return [
          "reaches": portfolio.reaches, "matches": portfolio.matches,
          "safeties": portfolio.safeties, "unlikelies": portfolio.unlikelies,
          "total": portfolio.total, "warnings": portfolio.warnings, "status": portfolio.status,
        ]
      }, "schools?")
    FitDimensionRules.all
  }
}
