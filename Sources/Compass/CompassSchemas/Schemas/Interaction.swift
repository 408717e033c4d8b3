internal import SchemaModel

extension WebSchema {
  /// Restates `interactionSchema`.
  public static let interaction = WebSchema("interaction") { web in
    .object {
      Field("type", .interactionType)
      Field("direction", .direction)
      Field("subject", .sanitizedText(max: 500).optionalText(in: web))
      Field("content", .richText(max: 10_000, in: web).optionalText(in: web))
      Field("sentiment", .sentiment.nullable().optional())
      Field("occurred_at", .dateTime)
      Field("school_id", .uuid.optional())
      Field("coach_id", .uuid)
      Field("event_id", .uuid.optional())
    }
    .refine(.schoolOrCoach, path: ["school_id"], "Must have either school or coach")
  }
}
