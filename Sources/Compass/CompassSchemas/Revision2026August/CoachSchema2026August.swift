public import SchemaModel

extension ZodSchema {
  /// Restates `coachSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let coach2026August = ZodSchema.object {
    Field("school_id", .uuid.optional())
    Field("first_name", .sanitizedText(max: 100).orEmptyOrNull())
    Field("last_name", .sanitizedText(max: 100).orEmptyOrNull())
    Field("role", .coachRole)
    Field("email", .email.orEmpty())
    Field("phone", .phone2026August)
    Field("twitter_handle", .twitterHandle.orEmptyOrNull())
    Field("instagram_handle", .instagramHandle.orEmptyOrNull())
    Field("notes", .richText2026August(max: 5000).orEmptyOrNull())
  }
}
