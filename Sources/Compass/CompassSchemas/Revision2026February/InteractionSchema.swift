public import SchemaModel

extension ZodSchema {
  /// Restates `interactionSchema`, revision 2026-02-10.
  public static let interaction = ZodSchema.object {
    Field("type", .interactionType)
    Field("direction", .direction)
    Field("subject", .sanitizedText(max: 500).or(.literal("")).optional())
    Field("content", .richText(max: 10_000).or(.literal("")).optional())
    Field("sentiment", .sentiment.nullable().optional())
    Field("occurred_at", .dateTime)
    Field("school_id", .uuid.optional())
    Field("coach_id", .uuid)
    Field("event_id", .uuid.optional())
  }
  .refine(.schoolOrCoach, path: ["school_id"], "Must have either school or coach")
}
