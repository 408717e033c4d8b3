internal import SchemaModel

extension WebSchema {
  /// Restates `socialMediaPostSchema`.
  public static let socialMediaPost = WebSchema("socialMediaPost", until: .february2026) { web in
    .object {
      Field("platform", .enumeration("twitter", "instagram"))
      Field("post_url", .url(in: web))
      Field("post_content", .richText(max: 5000, in: web).optionalText(in: web))
      Field("post_date", .dateTime)
      Field("author_handle", .sanitizedText(max: 100).optionalText(in: web))
      Field("author_name", .sanitizedText(max: 255).optionalText(in: web))
      Field("is_recruiting_related", .boolean().default(false))
      Field("flagged_for_review", .boolean().default(false))
      Field("notes", .richText(max: 2000, in: web).optionalText(in: web).optional())
    }
  }
}
