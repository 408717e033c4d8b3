internal import CompassRules

/// The rules of the family "fit" by their recorded names.
enum FitFamily {
  private static let rules = FitRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "fit.personalSignals", "The signals of a school's place, size and cost.",
      { (athlete: FitRules.PersonalWishes, school: FitRules.CampusFacts) -> Members in
        let signals = rules.webSignals(of: athlete, at: school)
        return [
          "signals": [
            "location": members(of: signals.location),
            "campusSize": members(of: signals.campusSize), "cost": members(of: signals.cost),
          ] as Members, "availableSignals": signals.availableSignals,
        ]
      }, "athlete", "school")
    Rule(
      "fit.overallPersonal", "The strength of the three personal signals together.",
      rules.overallPersonal, .or("location", "unknown"), .or("campusSize", "unknown"),
      .or("cost", "unknown"))
    Rule(
      "fit.schoolTile", "The mark on a school's tile.",
      { (player: FitRules.PersonalWishes, school: FitRules.CampusFacts) in
        rules.webSchoolTile(homeState: player.homeState, schoolState: school.state)
      }, "player?", "academicInfo?")
    Rule(
      "fit.academicSignals", "The signals of an athlete's test scores.",
      { (athlete: FitRules.TestScores, school: FitRules.AdmissionFacts) -> Members in
        let signals = rules.academicSignals(of: athlete, at: school)
        return [
          "signals": ["sat": members(of: signals.sat), "act": members(of: signals.act)] as Members,
          "admissionRate": signals.admissionRate, "availableSignals": signals.availableSignals,
          "hasSchoolData": signals.hasSchoolData,
        ]
      }, "athlete", "school")
    Rule(
      "fit.signalChip", "The label and colors of a strength.",
      { (strength: String) -> Members in
        let chip = rules.chip(strength: strength)
        return ["label": chip.label, "cssClass": chip.badge]
      }, "strength?")
    Rule(
      "fit.admissionRateText", "The share of admitted applicants as a percentage.",
      rules.admissionRateText, "rate")
  }

  private static func members(of signal: FitRules.Signal) -> Members {
    [
      "label": signal.label, "value": signal.value, "strength": signal.strength,
      "explanation": signal.explanation,
    ]
  }

  private static func members(of signal: FitRules.TestSignal) -> Members {
    [
      "label": signal.label, "athleteValue": signal.athleteValue,
      "schoolRange": signal.schoolRange, "strength": signal.strength,
      "explanation": signal.explanation,
    ]
  }
}
