public import SchemaModel

extension Schema {
  /// Restates `interactionSchema`, revision 2026-02-10.
  public static let interaction = Schema.object {
    Field("type", .interactionType)
    Field("direction", .enumeration("outbound", "inbound"))
    Field("subject", .sanitizedText(max: 500).or(.literal("")).optional())
    Field("content", .richText(max: 10_000).or(.literal("")).optional())
    Field("sentiment", .sentiment.nullable().optional())
    Field("occurred_at", .string().datetime("Invalid date-time format"))
    Field("school_id", .uuid.optional())
    Field("coach_id", .uuid)
    Field("event_id", .uuid.optional())
  }
  .refine(.schoolOrCoach, path: ["school_id"], "Must have either school or coach")

  private static let interactionType = Schema.enumeration(
    "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
    "tweet", "dm", "game", "unofficial_visit", "official_visit", "other")

  private static let sentiment = Schema.enumeration(
    "positive", "neutral", "negative", "very_positive")
}
