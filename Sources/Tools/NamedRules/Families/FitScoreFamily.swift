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
      \Abolished.FitScore.self, "inputs")
    Rule(
      "fit.portfolio", "The balance of a list of schools, with advice.",
      { (schools: [Abolished.SchoolPortfolio.School]) in Abolished.SchoolPortfolio(schools) },
      "schools?")
    FitDimensionRules.all
  }
}

extension Abolished.FitScore: RuleRow, RuleObject {
  init(_ row: RuleArguments) {
    self.init(
      athletic: row["athleticFit"], academic: row["academicFit"],
      opportunity: row["opportunityFit"], personal: row["personalFit"])
  }

  var members: Members {
    let breakdown = Members(
      Abolished.FitDimension.allCases.map { ("\($0.rawValue)Fit", self[$0]) })
    return [
      "score": score, "tier": tier, "breakdown": breakdown, "missingDimensions": missingDimensions,
    ]
  }
}

extension Abolished.SchoolPortfolio.School: RuleRow {
  init(_ row: RuleArguments) { self.init(storedTier: row["fit_tier"], score: row["fit_score"]) }
}

extension Abolished.SchoolPortfolio: RuleObject {
  var members: Members {
    [
      "reaches": reaches, "matches": matches, "safeties": safeties, "unlikelies": unlikelies,
      "total": total, "warnings": warnings, "status": status,
    ]
  }
}
