internal import SchemaModel

extension WebSchema {
  /// Restates `schoolSchema`.
  public static let school = WebSchema("school") { web in
    .object {
      Field("name", .app.schoolName)
      Field("location", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("city", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("state", .app.state.app.optionalText(in: web))
      Field("division", .app.division.nullable().optional())
      Field("conference", .app.sanitizedText(max: 100).app.optionalText(in: web))
      Field("website", .app.url(in: web).nullable().optional())
      if web >= .august2026 { Field("athletics_url", .app.url(in: web).nullable().optional()) }
      Field("twitter_handle", .app.twitterHandle.app.optionalText(in: web))
      Field("instagram_handle", .app.instagramHandle.app.optionalText(in: web))
      Field("notes", .app.richText(max: 5000, in: web).app.optionalText(in: web))
      Field("status", .app.schoolStatus)
      Field("is_favorite", .boolean().default(false))
      Field("pros", .array(.app.sanitizedText(max: 500).app.optionalText(in: web)).default([]))
      Field("cons", .array(.app.sanitizedText(max: 500).app.optionalText(in: web)).default([]))
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
