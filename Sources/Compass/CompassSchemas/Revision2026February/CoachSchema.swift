public import SchemaModel

extension ZodSchema {
  /// Restates `coachSchema`, revision 2026-02-10.
  public static let coach = ZodSchema.object {
    Field("school_id", .uuid.optional())
    Field("first_name", .sanitizedText(max: 100).or(.literal("")).optional())
    Field("last_name", .sanitizedText(max: 100).or(.literal("")).optional())
    Field("role", .coachRole)
    Field("email", .email.or(.literal("")).optional())
    Field("phone", .phone.or(.literal("")).optional())
    Field("twitter_handle", .twitterHandle.or(.literal("")).optional())
    Field("instagram_handle", .instagramHandle.or(.literal("")).optional())
    Field("notes", .richText(max: 5000).or(.literal("")).optional())
  }
}
