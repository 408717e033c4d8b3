internal import SchemaModel

extension WebSchema {
  /// Restates `socialMediaPostSchema`.
  public static let socialMediaPost = WebSchema("socialMediaPost", until: .february2026) { web in
    .object {
      Field("platform", .enumeration("twitter", "instagram"))
      Field("post_url", .app.url(in: web))
      Field("post_content", .app.richText(max: 5000, in: web).app.optionalText(in: web))
      Field("post_date", .app.dateTime)
      Field("author_handle", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("author_name", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("is_recruiting_related", .boolean().default(false))
      Field("flagged_for_review", .boolean().default(false))
      Field("notes", .app.richText(max: 2000, in: web).app.optionalText(in: web).optional())
    }
  }
}
