internal import CompassRules

/// The rules of the family "fit" by their recorded names.
enum FitFamily {
  private static let rules = FitRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "fit.personalSignals", "The signals of a school's place, size and cost.", rules.webSignals,
      "athlete", "school")
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
      "fit.academicSignals", "The signals of an athlete's test scores.", rules.academicSignals,
      "athlete", "school")
    Rule(
      "fit.signalChip", "The label and colors of a strength.",
      { (strength: String) in rules.chip(strength: strength) }, "strength?")
    Rule(
      "fit.admissionRateText", "The share of admitted applicants as a percentage.",
      rules.admissionRateText, "rate")
  }
}

extension FitRules.PersonalWishes: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      homeState: row["school_state"], campusSize: row["campus_size_preference"],
      costSensitivity: row["cost_sensitivity"])
  }
}

extension FitRules.CampusFacts: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      state: row["state"], students: row["student_size"],
      outOfStateTuition: row["tuition_out_of_state"], inStateTuition: row["tuition_in_state"])
  }
}

extension FitRules.TestScores: RuleRow {
  init(_ row: RuleArguments) { self.init(sat: row["sat_score"], act: row["act_score"]) }
}

extension FitRules.AdmissionFacts: RuleRow {
  init(_ row: RuleArguments) {
    self.init(
      sat25th: row["sat_25th"], sat75th: row["sat_75th"], act25th: row["act_25th"],
      act75th: row["act_75th"], admissionRate: row["admission_rate"])
  }
}

extension FitRules.PersonalSignals: RuleObject {
  var members: Members {
    [
      "signals": ["location": location, "campusSize": campusSize, "cost": cost] as Members,
      "availableSignals": availableSignals,
    ]
  }
}

extension FitRules.AcademicSignals: RuleObject {
  var members: Members {
    [
      "signals": ["sat": sat, "act": act] as Members, "admissionRate": admissionRate,
      "availableSignals": availableSignals, "hasSchoolData": hasSchoolData,
    ]
  }
}

extension FitRules.Signal: RuleObject {
  var members: Members {
    ["label": label, "value": value, "strength": strength, "explanation": explanation]
  }
}

extension FitRules.TestSignal: RuleObject {
  var members: Members {
    [
      "label": label, "athleteValue": athleteValue, "schoolRange": schoolRange,
      "strength": strength, "explanation": explanation,
    ]
  }
}

extension FitRules.TestSignal.Range: RuleRecord {}

extension FitRules.Chip: RuleRecord { static let renamed = ["badge": "cssClass"] }
