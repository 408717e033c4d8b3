public import SchemaModel

extension ZodSchema {
  /// Restates `schoolPreferenceSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let schoolPreference2026August = ZodSchema.object {
    Field("name", .sanitizedText(max: 255).orEmptyOrNull())
    Field("description", .richText2026August(max: 1000).orEmptyOrNull())
    Field("priority", .priority)
    Field("is_dealbreaker", .boolean().default(false))
  }
}
