internal import CompassRules
internal import SourceJSON

/// The points of the fit's four dimensions by their recorded names; everything may be unknown.
enum FitDimensionRules {
  static let all = [
    Rule(
      "fit.athletic", "The points for position, build, velocity and the coach's interest.",
      until: .february2026,
      [
        .text("athletePosition").optional, .number("athleteHeight").optional,
        .number("athleteWeight").optional, .number("athleteVelo").optional,
        RuleParameter("schoolPositionNeeds", .texts).optional,
        .text("coachInterestLevel").optional, .number("rosterDepth").optional,
      ]
    ) { arguments throws(RuleError) in
      var fit = Abolished.AthleticFit(
        height: arguments.number("athleteHeight"), weight: arguments.number("athleteWeight"),
        velocity: arguments.number("athleteVelo"),
        coachInterest: arguments.word("coachInterestLevel"))
      fit.position = arguments.text("athletePosition")
      fit.schoolPositionNeeds = arguments.texts("schoolPositionNeeds") ?? []
      return .count(fit.points)
    },
    Rule(
      "fit.academic", "The points for grades, a test and the major.", until: .february2026,
      [
        .number("athleteGpa").optional, .number("athleteSat").optional,
        .number("athleteAct").optional, .number("schoolAvgGpa").optional,
        .number("schoolAvgSat").optional, .number("schoolAvgAct").optional,
        .text("targetMajor").optional, RuleParameter("schoolOfferedMajors", .texts).optional,
      ]
    ) { arguments throws(RuleError) in
      var fit = Abolished.AcademicFit(
        gpa: arguments.number("athleteGpa"), sat: arguments.number("athleteSat"),
        act: arguments.number("athleteAct"), schoolAverageGPA: arguments.number("schoolAvgGpa"),
        schoolAverageSAT: arguments.number("schoolAvgSat"),
        schoolAverageACT: arguments.number("schoolAvgAct"))
      fit.targetMajor = arguments.text("targetMajor")
      fit.schoolMajors = arguments.texts("schoolOfferedMajors")
      return .count(fit.points)
    },
    Rule(
      "fit.opportunity", "The points for roster depth, graduation, scholarships and walk-ons.",
      until: .february2026,
      [
        .number("positionRosterDepth").optional, .number("yearsToGraduate").optional,
        .text("scholarshipAvailability").optional, RuleParameter("walkOnHistory", .flag).optional,
      ]
    ) { arguments throws(RuleError) in
      .count(
        Abolished.OpportunityFit(
          rosterDepth: arguments.number("positionRosterDepth"),
          yearsToGraduate: arguments.number("yearsToGraduate"),
          scholarships: try arguments.knownWord("scholarshipAvailability"),
          takesWalkOns: arguments.flag("walkOnHistory")
        ).points)
    },
    Rule(
      "fit.personal", "The points for state, campus, cost, priority and the major's strength.",
      until: .february2026,
      [
        .text("athleteState").optional, .text("schoolState").optional,
        .text("athleteCampusSizePreference").optional, .number("schoolCampusSize").optional,
        .text("athleteCostSensitivity").optional, .number("schoolCostOfAttendance").optional,
        RuleParameter("isPrioritySchool", .flag).optional,
        .number("majorStrengthRating").optional,
      ]
    ) { arguments throws(RuleError) in
      var fit = Abolished.PersonalFit(
        campusSize: try arguments.knownWord("athleteCampusSizePreference"),
        schoolEnrollment: arguments.number("schoolCampusSize"),
        costSensitivity: try arguments.knownWord("athleteCostSensitivity"),
        schoolCost: arguments.number("schoolCostOfAttendance"),
        isPrioritySchool: arguments.flag("isPrioritySchool"),
        majorStrength: arguments.number("majorStrengthRating"))
      fit.state = arguments.text("athleteState")
      fit.schoolState = arguments.text("schoolState")
      return .count(fit.points)
    },
  ]
}
