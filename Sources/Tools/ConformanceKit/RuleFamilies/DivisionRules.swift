internal import CompassRules
internal import SourceJSON

/// The division recommendation by its recorded name.
enum DivisionRules {
  static let all = [
    Rule(
      "division.recommend", "Other divisions to look at when a school is a weak fit.",
      [.text("currentDivision").optional, .number("fitScore").optional, .source]
    ) { arguments throws(RuleError) in
      let recommendation = DivisionRecommendation(
        storedDivision: arguments.text("currentDivision"),
        fitScore: arguments.number("fitScore"), source: try arguments.source())
      return [
        "shouldConsiderOtherDivisions": .boolean(recommendation.suggestsOthers),
        "recommendedDivisions": .texts(recommendation.divisions.map(\.rawValue)),
        "message": .text(recommendation.message),
      ]
    }
  ]
}
