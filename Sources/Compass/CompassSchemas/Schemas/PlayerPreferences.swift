internal import SchemaModel

extension WebSchema {
  /// Restates `playerPreferencesSchema`.
  public static let playerPreferences = WebSchema("playerPreferences") { web in
    .object {
      Field("school_preferences", .array(.schoolPreference(in: web)).default([]))
      Field("follow_up_days", .number().int().min(1).max(365).default(14))
    }
  }
}
