internal import CompassRules

/// The division recommendation by its recorded name.
enum DivisionRules {
  static let all = Rule.list {
    Rule(
      "division.recommend", "Other divisions to look at when a school is a weak fit.",
      DivisionRecommendation.init(storedDivision:fitScore:source:), "currentDivision", "fitScore")
  }
}

extension DivisionRecommendation: RuleObject {
  var members: Members {
    [
      "shouldConsiderOtherDivisions": suggestsOthers, "recommendedDivisions": divisions,
      "message": message,
    ]
  }
}
