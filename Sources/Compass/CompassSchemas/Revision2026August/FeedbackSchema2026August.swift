public import SchemaModel

extension ZodSchema {
  /// Restates `feedbackSchema`, revision 2026-08-21.
  public static let feedback2026August = ZodSchema.object {
    Field("name", .sanitizedText(max: 255).orEmptyOrNull())
    Field("email", .email)
    Field("feedbackType", .feedbackType)
    Field("page", .sanitizedText(max: 255).orEmptyOrNull().optional())
    Field("message", .sanitizedText(max: 5000).orEmptyOrNull())
  }
}
