internal import SchemaModel

extension WebSchema {
  /// Restates `coachSchema`.
  public static let coach = WebSchema("coach") { web in
    .object {
      Field("school_id", .uuid.optional())
      Field("first_name", .sanitizedText(max: 100).optionalText(in: web))
      Field("last_name", .sanitizedText(max: 100).optionalText(in: web))
      Field("role", .coachRole)
      Field("email", .email.orEmpty())
      Field("phone", .optionalPhone(in: web))
      Field("twitter_handle", .twitterHandle.optionalText(in: web))
      Field("instagram_handle", .instagramHandle.optionalText(in: web))
      Field("notes", .richText(max: 5000, in: web).optionalText(in: web))
    }
  }
}
