public import SchemaModel

extension ZodSchema {
  /// Restates `helpFeedbackSchema`, revision 2026-08-21.
  public static let helpFeedback2026August = ZodSchema.object {
    Field(
      "page",
      .string().min(1).max(200).check(.format(.startsWith("/", pattern: PatternLiteral(#"^\/.*"#))))
    )
    Field("helpful", .boolean())
  }
}
