internal import SchemaModel

extension WebSchema {
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
