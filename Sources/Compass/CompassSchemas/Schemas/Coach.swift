internal import SchemaModel

extension WebSchema {
  /// Restates `coachSchema`.
  public static let coach = WebSchema("coach") { web in
    .object {
      Field("school_id", .app.uuid.optional())
      Field("first_name", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("last_name", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("role", .app.coachRole)
      Field("email", .app.email.app.orEmpty())
      Field("phone", .app.optionalPhone(in: web))
      Field("twitter_handle", .app.twitterHandle.app.optionalText(in: web))
      Field("instagram_handle", .app.instagramHandle.app.optionalText(in: web))
      Field("notes", .app.richText(max: 5000, in: web).app.optionalText(in: web))
    }
  }
}
