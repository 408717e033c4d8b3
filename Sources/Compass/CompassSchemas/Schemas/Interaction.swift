internal import SchemaModel

extension WebSchema {
  /// Restates `interactionSchema`.
  public static let interaction = WebSchema("interaction") { web in
    .object {
      Field("type", .app.interactionType)
      Field("direction", .app.direction)
      Field("subject", .app.sanitizedText(max: 500).app.optionalText(in: web))
      Field("content", .app.richText(max: 10_000, in: web).app.optionalText(in: web))
      Field("sentiment", .app.sentiment.nullable().optional())
      Field("occurred_at", .app.dateTime)
      Field("school_id", .app.uuid.optional())
      Field("coach_id", .app.uuid)
      Field("event_id", .app.uuid.optional())
    }
    .refine(.schoolOrCoach, path: ["school_id"], "Must have either school or coach")
  }
}
