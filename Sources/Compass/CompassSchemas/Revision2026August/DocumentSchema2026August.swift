public import SchemaModel

extension ZodSchema {
  /// Restates `documentSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let document2026August = ZodSchema.object {
    Field("type", .documentType)
    Field("title", .sanitizedText(max: 255).orEmptyOrNull())
    Field("description", .richText2026August(max: 2000).orEmptyOrNull())
    Field("school_id", .uuid.optional())
    Field("version", .number().int().min(1).default(1))
    Field("is_current", .boolean().default(true))
  }
}
