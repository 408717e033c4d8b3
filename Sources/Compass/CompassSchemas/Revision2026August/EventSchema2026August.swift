public import SchemaModel

extension ZodSchema {
  /// Restates `eventSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let event2026August = ZodSchema.object {
    Field("type", .eventType)
    Field("name", .sanitizedText(max: 255).orEmptyOrNull())
    Field("location", .sanitizedText(max: 255).orEmptyOrNull())
    Field("city", .sanitizedText(max: 100).orEmptyOrNull())
    Field("state", .state.orEmptyOrNull())
    Field("address", .sanitizedText(max: 255).orEmptyOrNull())
    Field("start_date", .date)
    Field("end_date", .date.nullable().optional())
    Field("start_time", .time.nullable().optional())
    Field("end_time", .time.nullable().optional())
    Field("url", .url2026August.nullable().optional())
    Field("description", .richText2026August(max: 2000).orEmptyOrNull())
    Field("cost", .cost.or(.null).optional())
    Field("school_id", .uuid.optional())
    Field("registered", .boolean().default(false))
    Field("attended", .boolean().default(false))
    Field("performance_notes", .richText2026August(max: 2000).orEmptyOrNull())
  }
  .refine(.endNotBeforeStart, path: ["end_date"], "End date must be after start date")
}
