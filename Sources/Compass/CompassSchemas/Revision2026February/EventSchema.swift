public import SchemaModel

extension ZodSchema {
  /// Restates `eventSchema`, revision 2026-02-10.
  public static let event = ZodSchema.object {
    Field("type", .eventType)
    Field("name", .sanitizedText(max: 255).or(.literal("")).optional())
    Field("location", .sanitizedText(max: 255).or(.literal("")).optional())
    Field("city", .sanitizedText(max: 100).or(.literal("")).optional())
    Field("state", .state.or(.literal("")).optional())
    Field("address", .sanitizedText(max: 255).or(.literal("")).optional())
    Field("start_date", .date)
    Field("end_date", .date.nullable().optional())
    Field("start_time", .time.nullable().optional())
    Field("end_time", .time.nullable().optional())
    Field("url", .url.nullable().optional())
    Field("description", .richText(max: 2000).or(.literal("")).optional())
    Field("cost", .cost.or(.null).optional())
    Field("school_id", .uuid.optional())
    Field("registered", .boolean().default(false))
    Field("attended", .boolean().default(false))
    Field("performance_notes", .richText(max: 2000).or(.literal("")).optional())
  }
  .refine(.endNotBeforeStart, path: ["end_date"], "End date must be after start date")
}
