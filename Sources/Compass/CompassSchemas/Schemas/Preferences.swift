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

extension WebSchema {
  /// Restates `schoolPreferenceSchema`.
  public static let schoolPreference = WebSchema("schoolPreference") { .schoolPreference(in: $0) }
}

extension ZodSchema {
  /// Restates `schoolPreferenceSchema`, an element of `playerPreferencesSchema`.
  static func schoolPreference(in web: WebRevision) -> ZodSchema {
    .object {
      Field("name", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("description", .app.richText(max: 1000, in: web).app.optionalText(in: web))
      Field("priority", .app.priority)
      Field("is_dealbreaker", .boolean().default(false))
    }
  }
}
