internal import CompassRules

/// The division recommendation by its recorded name.
enum DivisionRules {
  static let all = Rule.list {
    Rule(
      "division.recommend", "Other divisions to look at when a school is a weak fit.",
      { (division: String?, score: Double?, source: RuleSource) -> Members in
        let advice = DivisionRecommendation(
          storedDivision: division, fitScore: score, source: source)
        return [
          "shouldConsiderOtherDivisions": advice.suggestsOthers,
          "recommendedDivisions": advice.divisions, "message": advice.message,
        ]
      }, "currentDivision", "fitScore")
  }
}
