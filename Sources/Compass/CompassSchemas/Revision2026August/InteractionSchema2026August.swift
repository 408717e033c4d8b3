public import SchemaModel

extension ZodSchema {
  /// Restates `interactionSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let interaction2026August = ZodSchema.object {
    Field("type", .interactionType)
    Field("direction", .direction)
    Field("subject", .sanitizedText(max: 500).orEmptyOrNull())
    Field("content", .richText2026August(max: 10_000).orEmptyOrNull())
    Field("sentiment", .sentiment.nullable().optional())
    Field("occurred_at", .dateTime)
    Field("school_id", .uuid.optional())
    Field("coach_id", .uuid)
    Field("event_id", .uuid.optional())
  }
  .refine(.schoolOrCoach, path: ["school_id"], "Must have either school or coach")
}
