internal import CompassRules
internal import SourceJSON

/// The exports of interactions by their recorded names; dates are shown in UTC.
enum ExportRules {
  static let all = [
    Rule(
      "csv.single", "One interaction as a CSV file.",
      [.object("interaction"), .object("school").optional, .object("coach").optional]
    ) { arguments throws(RuleError) in
      let coach = arguments.object("coach")
      let name = "\(coach.text("first_name") ?? "") \(coach.text("last_name") ?? "")"
      return .text(
        InteractionExport(
          interaction(arguments.object("interaction")),
          schoolName: arguments.object("school").text("name"),
          coachName: arguments.has("coach") ? name : nil, clock: .utc
        ).csv)
    },
    Rule(
      "csv.many", "A list of interactions as a CSV file.",
      [RuleParameter("interactions", .objects)]
    ) { arguments throws(RuleError) in
      let interactions = arguments.objects("interactions").map(interaction)
      return .text(InteractionListExport(interactions, clock: .utc).csv)
    },
  ]

  private static func interaction(_ stored: RuleArguments) -> InteractionRecord {
    InteractionRecord(
      type: stored.stored("type"), direction: stored.stored("direction"),
      subject: stored.text("subject"), content: stored.text("content"),
      sentiment: stored.optionalStored("sentiment"), occurredAt: stored.moment("occurred_at"),
      schoolID: stored.text("school_id"), coachID: stored.text("coach_id"),
      attachmentCount: stored.value["attachments"]?.elements?.count ?? 0)
  }
}
