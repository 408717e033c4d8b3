public import SchemaModel

extension ZodSchema {
  /// Restates `playerPreferencesSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let playerPreferences2026August = ZodSchema.object {
    Field("school_preferences", .array(.schoolPreference2026August).default([]))
    Field("follow_up_days", .number().int().min(1).max(365).default(14))
  }
}
