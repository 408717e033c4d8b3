public import SchemaModel

extension ZodSchema {
  /// Restates `feedbackSchema`, revision 2026-02-10.
  public static let feedback = ZodSchema.object {
    Field("name", .sanitizedText(max: 255).orEmpty())
    Field("email", .email)
    Field("feedbackType", .feedbackType)
    Field("page", .sanitizedText(max: 255).orEmpty().optional())
    Field("message", .sanitizedText(max: 5000).orEmpty())
  }
}
