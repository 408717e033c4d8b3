public import SchemaModel

extension ZodSchema {
  /// Restates `schoolPreferenceSchema`, revision 2026-02-10.
  public static let schoolPreference = ZodSchema.object {
    Field("name", .sanitizedText(max: 255).orEmpty())
    Field("description", .richText(max: 1000).orEmpty())
    Field("priority", .priority)
    Field("is_dealbreaker", .boolean().default(false))
  }
}
