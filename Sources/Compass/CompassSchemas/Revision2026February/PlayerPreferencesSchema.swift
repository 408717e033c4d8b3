public import SchemaModel

extension Schema {
  /// Restates `playerPreferencesSchema`, revision 2026-02-10.
  public static let playerPreferences = Schema.object {
    Field("school_preferences", .array(.schoolPreference).default([]))
    Field("follow_up_days", .number().int().min(1).max(365).default(14))
  }
}
