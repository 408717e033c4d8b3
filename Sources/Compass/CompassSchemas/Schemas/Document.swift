internal import SchemaModel

extension WebSchema {
  /// Restates `documentSchema`.
  public static let document = WebSchema("document") { web in
    .object {
      Field("type", .documentType)
      Field("title", .sanitizedText(max: 255).optionalText(in: web))
      Field("description", .richText(max: 2000, in: web).optionalText(in: web))
      Field("school_id", .uuid.optional())
      Field("version", .number().int().min(1).default(1))
      Field("is_current", .boolean().default(true))
    }
  }
}
