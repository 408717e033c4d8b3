internal import SchemaModel

extension WebSchema {
  /// Restates `feedbackSchema`.
  public static let feedback = WebSchema("feedback") { web in
    .object {
      Field("name", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("email", .app.email)
      Field("feedbackType", .app.feedbackType)
      Field("page", .app.sanitizedText(max: 255).app.optionalText(in: web).optional())
      Field("message", .app.sanitizedText(max: 5000).app.optionalText(in: web))
    }
  }

  /// Restates `helpFeedbackSchema`.
  public static let helpFeedback = WebSchema("helpFeedback", since: .august2026) { _ in
    .object {
      Field(
        "page",
        .string().min(1).max(200).check(
          .format(.startsWith("/", pattern: ZodSchema.PatternLiteral(#"^\/.*"#))))
      )
      Field("helpful", .boolean())
    }
  }
}
