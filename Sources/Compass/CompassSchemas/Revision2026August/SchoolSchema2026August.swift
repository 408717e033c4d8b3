public import SchemaModel

extension ZodSchema {
  /// Restates `schoolSchema`, revision 2026-08-21.
  ///
  /// To be compiled with `FunctionRegistry.web2026August`.
  public static let school2026August = ZodSchema.object {
    Field("name", .schoolName)
    Field("location", .sanitizedText(max: 255).orEmptyOrNull())
    Field("city", .sanitizedText(max: 100).orEmptyOrNull())
    Field("state", .state.orEmptyOrNull())
    Field("division", .division.nullable().optional())
    Field("conference", .sanitizedText(max: 100).orEmptyOrNull())
    Field("website", .url2026August.nullable().optional())
    Field("athletics_url", .url2026August.nullable().optional())
    Field("twitter_handle", .twitterHandle.orEmptyOrNull())
    Field("instagram_handle", .instagramHandle.orEmptyOrNull())
    Field("notes", .richText2026August(max: 5000).orEmptyOrNull())
    Field("status", .schoolStatus)
    Field("is_favorite", .boolean().default(false))
    Field("pros", .array(.sanitizedText(max: 500).orEmptyOrNull()).default([]))
    Field("cons", .array(.sanitizedText(max: 500).orEmptyOrNull()).default([]))
    Field(
      "academic_info",
      .object {
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
      }.loose().optional())
  }
}
