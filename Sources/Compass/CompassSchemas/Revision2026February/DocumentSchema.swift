public import SchemaModel

extension ZodSchema {
  /// Restates `documentSchema`, revision 2026-02-10.
  public static let document = ZodSchema.object {
    Field("type", .documentType)
    Field("title", .sanitizedText(max: 255).orEmpty())
    Field("description", .richText(max: 2000).orEmpty())
    Field("school_id", .uuid.optional())
    Field("version", .number().int().min(1).default(1))
    Field("is_current", .boolean().default(true))
  }
}
