internal import SchemaModel

extension WebSchema {
  /// Restates `eventSchema`.
  public static let event = WebSchema("event") { web in
    .object {
      Field("type", .app.eventType)
      Field("name", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("location", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("city", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("state", .app.state.app.optionalText(in: web))
      Field("address", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("start_date", .app.date)
      Field("end_date", .app.date.nullable().optional())
      Field("start_time", .app.time.nullable().optional())
      Field("end_time", .app.time.nullable().optional())
      Field("url", .app.url(in: web).nullable().optional())
      Field("description", .app.richText(max: 2000, in: web).app.optionalText(in: web))
      Field("cost", .app.cost.or(.null).optional())
      Field("school_id", .app.uuid.optional())
      Field("registered", .boolean().default(false))
      Field("attended", .boolean().default(false))
      Field("performance_notes", .app.richText(max: 2000, in: web).app.optionalText(in: web))
    }
    .refine(.endNotBeforeStart, path: ["end_date"], "End date must be after start date")
  }
}
