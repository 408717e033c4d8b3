internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "fit" by their recorded names.
enum FitFamily {
  private static let fit = FitRules.self

  static let all = [
    Rule(
      "fit.personalSignals", "The signals of a school's place, size and cost.",
      since: .august2026, [.object("athlete"), .object("school")]
    ) { arguments throws(RuleError) in
      let signals = fit.webSignals(
        of: wishes(arguments.object("athlete")), at: campus(arguments.object("school")))
      return [
        "signals": [
          "location": row(signals.location), "campusSize": row(signals.campusSize),
          "cost": row(signals.cost),
        ],
        "availableSignals": .count(signals.availableSignals),
      ]
    },
    Rule(
      "fit.overallPersonal", "The strength of the three personal signals together.",
      since: .august2026,
      [.text("location").optional, .text("campusSize").optional, .text("cost").optional]
    ) { arguments throws(RuleError) in
      let strength = fit.overallPersonal(
        location: arguments.word("location") ?? .unknown,
        campusSize: arguments.word("campusSize") ?? .unknown,
        cost: arguments.word("cost") ?? .unknown)
      return .text(strength?.rawValue)
    },
    Rule(
      "fit.schoolTile", "The mark on a school's tile.", since: .august2026,
      [.object("player").optional, .any("academicInfo").optional]
    ) { arguments throws(RuleError) in
      let strength = fit.webSchoolTile(
        homeState: arguments.object("player").text("school_state"),
        schoolState: arguments.object("academicInfo").text("state"))
      return .text(strength?.rawValue)
    },
    Rule(
      "fit.academicSignals", "The signals of an athlete's test scores.", since: .august2026,
      [.object("athlete"), .object("school")]
    ) { arguments throws(RuleError) in
      let athlete = arguments.object("athlete")
      let school = arguments.object("school")
      let signals = fit.academicSignals(
        of: FitRules.TestScores(sat: athlete.number("sat_score"), act: athlete.number("act_score")),
        at: FitRules.AdmissionFacts(
          sat25th: school.number("sat_25th"), sat75th: school.number("sat_75th"),
          act25th: school.number("act_25th"), act75th: school.number("act_75th"),
          admissionRate: school.number("admission_rate")))
      return [
        "signals": ["sat": row(signals.sat), "act": row(signals.act)],
        "admissionRate": .number(signals.admissionRate),
        "availableSignals": .count(signals.availableSignals),
        "hasSchoolData": .boolean(signals.hasSchoolData),
      ]
    },
    Rule(
      "fit.signalChip", "The label and colors of a strength.", since: .august2026,
      [.text("strength").optional]
    ) { arguments throws(RuleError) in
      let chip = fit.chip(strength: arguments.text("strength") ?? "")
      return ["label": .text(chip.label), "cssClass": .text(chip.classNames)]
    },
    Rule(
      "fit.admissionRateText", "The share of admitted applicants as a percentage.",
      since: .august2026, [.number("rate")]
    ) { arguments throws(RuleError) in
      .text(
        fit.admissionRateText(try arguments.needed("rate", arguments.number, as: "a number")))
    },
  ]

  private static func wishes(_ athlete: RuleArguments) -> FitRules.PersonalWishes {
    var wishes = FitRules.PersonalWishes()
    wishes.homeState = athlete.text("school_state")
    wishes.campusSize = athlete.text("campus_size_preference")
    wishes.costSensitivity = athlete.text("cost_sensitivity")
    return wishes
  }

  private static func campus(_ school: RuleArguments) -> FitRules.CampusFacts {
    var campus = FitRules.CampusFacts(
      students: school.number("student_size"),
      outOfStateTuition: school.number("tuition_out_of_state"),
      inStateTuition: school.number("tuition_in_state"))
    campus.state = school.text("state")
    return campus
  }

  private static func row(_ signal: FitRules.Signal) -> JSONValue {
    [
      "label": .text(signal.label), "value": .text(signal.value),
      "strength": .text(signal.strength.rawValue), "explanation": .text(signal.explanation),
    ]
  }

  private static func row(_ signal: FitRules.TestSignal) -> JSONValue {
    [
      "label": .text(signal.label), "athleteValue": .number(signal.athleteValue),
      "schoolRange": signal.schoolRange.map {
        ["low": .number($0.low), "high": .number($0.high)]
      } ?? .null,
      "strength": .text(signal.strength.rawValue), "explanation": .text(signal.explanation),
    ]
  }
}
