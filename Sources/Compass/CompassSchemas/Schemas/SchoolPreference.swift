internal import SchemaModel

extension WebSchema {
  /// Restates `schoolPreferenceSchema`.
  public static let schoolPreference = WebSchema("schoolPreference") { .schoolPreference(in: $0) }
}

extension ZodSchema {
  /// Restates `schoolPreferenceSchema`, an element of `playerPreferencesSchema`.
  static func schoolPreference(in web: WebRevision) -> ZodSchema {
    .object {
      Field("name", .sanitizedText(max: 255).optionalText(in: web))
      Field("description", .richText(max: 1000, in: web).optionalText(in: web))
      Field("priority", .priority)
      Field("is_dealbreaker", .boolean().default(false))
    }
  }
}
