internal import SchemaModel

extension WebSchema {
  /// Restates `collegeScorecardResponseSchema`.
  public static let collegeScorecardResponse = WebSchema("collegeScorecardResponse") { _ in
    .object {
      Field(
        "results",
        .array(
          .object {
            Field("id", .number())
            Field("school.name", .string())
            Field("school.city", .string().nullable())
            Field("school.state", .string().nullable())
            Field("school.school_url", .string().nullable())
            Field("location.lat", .number().nullable())
            Field("location.lon", .number().nullable())
            Field("latest.admissions.admission_rate.overall", .number().nullable())
            Field("latest.student.size", .number().nullable())
            Field("latest.cost.tuition.in_state", .number().nullable())
            Field("latest.cost.tuition.out_of_state", .number().nullable())
          }
        ).nullable())
    }
    .nullable()
  }
}
