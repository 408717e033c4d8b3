internal import SchemaModel

extension WebSchema {
  /// Restates `eventSchema`.
  public static let event = WebSchema("event") { web in
    .object {
      Field("type", .eventType)
      Field("name", .sanitizedText(max: 255).optionalText(in: web))
      Field("location", .sanitizedText(max: 255).optionalText(in: web))
      Field("city", .sanitizedText(max: 100).optionalText(in: web))
      Field("state", .state.optionalText(in: web))
      Field("address", .sanitizedText(max: 255).optionalText(in: web))
      Field("start_date", .date)
      Field("end_date", .date.nullable().optional())
      Field("start_time", .time.nullable().optional())
      Field("end_time", .time.nullable().optional())
      Field("url", .url(in: web).nullable().optional())
      Field("description", .richText(max: 2000, in: web).optionalText(in: web))
      Field("cost", .cost.or(.null).optional())
      Field("school_id", .uuid.optional())
      Field("registered", .boolean().default(false))
      Field("attended", .boolean().default(false))
      Field("performance_notes", .richText(max: 2000, in: web).optionalText(in: web))
    }
    .refine(.endNotBeforeStart, path: ["end_date"], "End date must be after start date")
  }
}
