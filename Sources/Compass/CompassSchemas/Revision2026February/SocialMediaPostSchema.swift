public import SchemaModel

extension ZodSchema {
  /// Restates `socialMediaPostSchema`, revision 2026-02-10.
  public static let socialMediaPost = ZodSchema.object {
    Field("platform", .enumeration("twitter", "instagram"))
    Field("post_url", .url)
    Field("post_content", .richText(max: 5000).orEmpty())
    Field("post_date", .dateTime)
    Field("author_handle", .sanitizedText(max: 100).orEmpty())
    Field("author_name", .sanitizedText(max: 255).orEmpty())
    Field("is_recruiting_related", .boolean().default(false))
    Field("flagged_for_review", .boolean().default(false))
    Field("notes", .richText(max: 2000).orEmpty().optional())
  }
}
