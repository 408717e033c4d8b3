public import SchemaModel

extension ZodSchema {
  /// Restates `playerPreferencesSchema`, revision 2026-02-10.
  public static let playerPreferences = ZodSchema.object {
    Field("school_preferences", .array(.schoolPreference).default([]))
    Field("follow_up_days", .number().int().min(1).max(365).default(14))
  }
}
