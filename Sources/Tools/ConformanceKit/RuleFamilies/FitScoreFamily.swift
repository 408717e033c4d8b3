internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The fit's rules by their recorded names.
enum FitScoreFamily {
  static let all =
    [
      Rule(
        "fit.tier", "The tier of an unrounded fit score.", until: .february2026,
        [.number("score").optional]
      ) {
        arguments throws(RuleError) in
        .text(FitTier(score: arguments.number("score")).rawValue)
      },
      Rule("fit.tierColor", "The color of a tier's badge.", until: .february2026, [.text("tier")]) {
        arguments throws(RuleError) in
        let tier: FitTier = try arguments.neededWord("tier")
        return .text(tier.badgeColor.rawValue)
      },
      Rule(
        "fit.recommendation", "The sentence shown with a tier and score.", until: .february2026,
        [.text("tier"), .number("score")]
      ) { arguments throws(RuleError) in
        let tier: FitTier = try arguments.neededWord("tier")
        let score = try arguments.needed("score", arguments.number, as: "a number")
        return .text(tier.recommendation(score: score))
      },
      Rule(
        "fit.score", "Score, tier and missing dimensions of the four dimensions' points.",
        until: .february2026,
        [.object("inputs")]
      ) { arguments throws(RuleError) in
        let inputs = arguments.object("inputs")
        let fit = Abolished.FitScore(
          athletic: inputs.number("athleticFit"), academic: inputs.number("academicFit"),
          opportunity: inputs.number("opportunityFit"), personal: inputs.number("personalFit"))
        let breakdown = Abolished.FitDimension.allCases.map { dimension in
          (key: JSText("\(dimension.rawValue)Fit"), value: JSONValue.number(fit[dimension]))
        }
        return [
          "score": .number(fit.score), "tier": .text(fit.tier.rawValue),
          "breakdown": .object(JSONObject(breakdown)),
          "missingDimensions": .texts(fit.missingDimensions.map(\.rawValue)),
        ]
      },
      Rule(
        "fit.portfolio", "The balance of a list of schools, with advice.", until: .february2026,
        [RuleParameter("schools", .objects).optional]
      ) { arguments throws(RuleError) in
        let portfolio = Abolished.SchoolPortfolio(
          arguments.objects("schools").map { school in
            Abolished.SchoolPortfolio.School(
              tier: school.word("fit_tier"), score: school.number("fit_score"))
          })
        return [
          "reaches": .count(portfolio.reaches), "matches": .count(portfolio.matches),
          "safeties": .count(portfolio.safeties), "unlikelies": .count(portfolio.unlikelies),
          "total": .count(portfolio.total), "warnings": .texts(portfolio.warnings),
          "status": .text(portfolio.status.rawValue),
        ]
      },
    ] + FitDimensionRules.all
}
