internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The exports of interactions by their recorded names; dates are shown in the zone of the call.
enum ExportRules {
  static let all = [
    Rule(
      "csv.single", "One interaction as a CSV file.",
      [
        .object("interaction"), .object("school").optional, .object("coach").optional,
        .text("timeZone").optional, .source,
      ]
    ) { arguments throws(RuleError) in
      let coach = arguments.object("coach")
      let names = [coach.text("first_name") ?? "", coach.text("last_name") ?? ""]
      var export = InteractionRules.Export(
        interaction(arguments.object("interaction")), clock: arguments.clock)
      export.schoolName = arguments.object("school").text("name")
      export.coachName = arguments.has("coach") ? names.joined(separator: " ") : nil
      return .text(
        try arguments.source() == .web ? export.csv : export.sharedText)
    },
    Rule(
      "csv.many", "A list of interactions as a CSV file.",
      [RuleParameter("interactions", .objects), .text("timeZone").optional]
    ) { arguments throws(RuleError) in
      let interactions = arguments.objects("interactions").map(interaction)
      return .text(InteractionRules.ListExport(interactions, clock: arguments.clock).csv)
    },
  ]

  private static func interaction(_ stored: RuleArguments) -> InteractionRules.Record {
    var record = InteractionRules.Record(
      type: stored.stored("type"), direction: stored.stored("direction"),
      sentiment: stored.optionalStored("sentiment"), occurredAt: stored.moment("occurred_at"),
      attachmentCount: stored.value["attachments"]?.elements?.count ?? 0)
    record.subject = stored.text("subject")
    record.content = stored.text("content")
    record.schoolID = stored.text("school_id")
    record.coachID = stored.text("coach_id")
    return record
  }
}
