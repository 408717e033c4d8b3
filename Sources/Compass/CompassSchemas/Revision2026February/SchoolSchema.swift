public import SchemaModel

extension ZodSchema {
  /// Restates `schoolSchema`, revision 2026-02-10.
  public static let school = ZodSchema.object {
    Field("name", .schoolName)
    Field("location", .sanitizedText(max: 255).orEmpty())
    Field("city", .sanitizedText(max: 100).orEmpty())
    Field("state", .state.orEmpty())
    Field("division", .division.nullable().optional())
    Field("conference", .sanitizedText(max: 100).orEmpty())
    Field("website", .url.nullable().optional())
    Field("twitter_handle", .twitterHandle.orEmpty())
    Field("instagram_handle", .instagramHandle.orEmpty())
    Field("notes", .richText(max: 5000).orEmpty())
    Field("status", .schoolStatus)
    Field("is_favorite", .boolean().default(false))
    Field("pros", .array(.sanitizedText(max: 500).orEmpty()).default([]))
    Field("cons", .array(.sanitizedText(max: 500).orEmpty()).default([]))
  }
}
