internal import SchemaModel

extension WebSchema {
  /// Restates `schoolSchema`.
  public static let school = WebSchema("school") { web in
    .object {
      Field("name", .schoolName)
      Field("location", .sanitizedText(max: 255).optionalText(in: web))
      Field("city", .sanitizedText(max: 100).optionalText(in: web))
      Field("state", .state.optionalText(in: web))
      Field("division", .division.nullable().optional())
      Field("conference", .sanitizedText(max: 100).optionalText(in: web))
      Field("website", .url(in: web).nullable().optional())
      if web >= .august2026 { Field("athletics_url", .url(in: web).nullable().optional()) }
      Field("twitter_handle", .twitterHandle.optionalText(in: web))
      Field("instagram_handle", .instagramHandle.optionalText(in: web))
      Field("notes", .richText(max: 5000, in: web).optionalText(in: web))
      Field("status", .schoolStatus)
      Field("is_favorite", .boolean().default(false))
      Field("pros", .array(.sanitizedText(max: 500).optionalText(in: web)).default([]))
      Field("cons", .array(.sanitizedText(max: 500).optionalText(in: web)).default([]))
      if web >= .august2026 { Field("academic_info", .academicInfo) }
    }
  }
}

extension ZodSchema {
  /// The academic figures of a school; since 2026-08.
  fileprivate static let academicInfo = object {
    Field("gpa_requirement", .number().optional())
    Field("sat_requirement", .number().optional())
    Field("act_requirement", .number().optional())
    Field("additional_requirements", .array(.string()).optional())
    Field("address", .string().optional())
    Field("city", .string().optional())
    Field("state", .string().optional())
    Field("latitude", .number().optional())
    Field("longitude", .number().optional())
    Field("student_size", .number().nullable().optional())
    Field("carnegie_size", .string().nullable().optional())
    Field("enrollment_all", .number().nullable().optional())
    Field("admission_rate", .number().nullable().optional())
    Field("tuition_in_state", .number().nullable().optional())
    Field("tuition_out_of_state", .number().nullable().optional())
  }
  .loose().optional()
}
