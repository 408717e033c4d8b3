internal import CompassRules

/// The exports of interactions by their recorded names; dates are shown in the zone of the call.
enum ExportRules {
  static let all = Rule.list {
    Rule(
      "csv.single", "One interaction as a CSV file.",
      {
        (
          interaction: InteractionRules.Record, school: RuleArguments, coach: CoachRules.ListEntry?,
          clock: LocalClock, source: RuleSource
        ) in
        let export = InteractionRules.Export(
          interaction, schoolName: school["name"], coachName: coach?.fullName, clock: clock)
        return source == .web ? export.csv : export.sharedText
      }, "interaction", "school?", "coach")
    Rule(
      "csv.many", "A list of interactions as a CSV file.",
      { (interactions: [InteractionRules.Record], clock: LocalClock) in
        InteractionRules.ListExport(interactions, clock: clock).csv
      }, "interactions")
  }
}
