internal import SchemaModel

extension WebSchema {
  /// Restates `documentSchema`.
  public static let document = WebSchema("document") { web in
    .object {
      Field("type", .app.documentType)
      Field("title", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("description", .app.richText(max: 2000, in: web).app.optionalText(in: web))
      Field("school_id", .app.uuid.optional())
      Field("version", .number().int().min(1).default(1))
      Field("is_current", .boolean().default(true))
    }
  }
}
