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
          coachInterest: interest.isAbsent ? nil : interest.word.value ?? .notSet)
      }, "athletePosition", "athleteHeight", "athleteWeight", "athleteVelo",
      "schoolPositionNeeds?", .orOther("coachInterestLevel"),
      .ignored("rosterDepth", .number))
    Rule(
      "fit.academic", "The points for grades, a test and the major.", Abolished.AcademicFit.init,
      "athleteGpa", "athleteSat", "athleteAct", "schoolAvgGpa", "schoolAvgSat", "schoolAvgAct",
      "targetMajor", "schoolOfferedMajors")
    Rule(
      "fit.opportunity", "The points for roster depth, graduation, scholarships and walk-ons.",
      Abolished.OpportunityFit.init, "positionRosterDepth", "yearsToGraduate",
      "scholarshipAvailability", "walkOnHistory")
    Rule(
      "fit.personal", "The points for state, campus, cost, priority and the major's strength.",
      Abolished.PersonalFit.init, "athleteState", "schoolState",
      "athleteCampusSizePreference", "schoolCampusSize", "athleteCostSensitivity",
      "schoolCostOfAttendance", "isPrioritySchool", "majorStrengthRating")
  }
}

extension Abolished.AthleticFit: RuleResult { var json: JSONValue { points.json } }
extension Abolished.AcademicFit: RuleResult { var json: JSONValue { points.json } }
extension Abolished.OpportunityFit: RuleResult { var json: JSONValue { points.json } }
extension Abolished.PersonalFit: RuleResult { var json: JSONValue { points.json } }
