internal import CompassRules
internal import SourceJSON

/// The points of the fit's four dimensions by their recorded names; everything may be unknown.
enum FitDimensionRules {
  static let all = Rule.list(until: .february2026) {
    Rule(
      "fit.athletic", "The points for position, build, velocity and the coach's interest.",
      {
        (
          position: String?, height: Double?, weight: Double?, velocity: Double?, needs: [String],
          interest: GivenWord<InterestLevel>
        ) in
        Abolished.AthleticFit(
          position: position, height: height, weight: weight, velocity: velocity,
          schoolPositionNeeds: needs,
          coachInterest: interest.isAbsent ? nil : interest.word.value ?? .notSet
        ).points
      }, "athletePosition", "athleteHeight", "athleteWeight", "athleteVelo",
      "schoolPositionNeeds?", .orOther("coachInterestLevel"),
      .ignored("rosterDepth", .number))
    Rule(
      "fit.academic", "The points for grades, a test and the major.",
      {
        Abolished.AcademicFit(
          gpa: $0, sat: $1, act: $2, schoolAverageGPA: $3, schoolAverageSAT: $4,
          schoolAverageACT: $5, targetMajor: $6, schoolMajors: $7
        ).points
      },
      "athleteGpa", "athleteSat", "athleteAct", "schoolAvgGpa", "schoolAvgSat", "schoolAvgAct",
      "targetMajor", "schoolOfferedMajors")
    Rule(
      "fit.opportunity", "The points for roster depth, graduation, scholarships and walk-ons.",
      {
        Abolished.OpportunityFit(
          rosterDepth: $0, yearsToGraduate: $1, scholarships: $2, takesWalkOns: $3
        ).points
      }, "positionRosterDepth", "yearsToGraduate",
      "scholarshipAvailability", "walkOnHistory")
    Rule(
      "fit.personal", "The points for state, campus, cost, priority and the major's strength.",
      {
        Abolished.PersonalFit(
          state: $0, schoolState: $1, campusSize: $2, schoolEnrollment: $3, costSensitivity: $4,
          schoolCost: $5, isPrioritySchool: $6, majorStrength: $7
        ).points
      }, "athleteState", "schoolState",
      "athleteCampusSizePreference", "schoolCampusSize", "athleteCostSensitivity",
      "schoolCostOfAttendance", "isPrioritySchool", "majorStrengthRating")
  }
}
