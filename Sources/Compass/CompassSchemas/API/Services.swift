internal import SchemaModel

/// The bodies of the other requests.
extension WebSchema {
  /// The body of `POST /api/admin/cron/trigger`.
  public static let cronTriggerBody = WebSchema("api-admin-cron-trigger", since: .august2026) { _ in
    .object {
      Field("jobName", .string())
      Field("dryRun", .boolean().optional())
    }
  }

  /// The body of `POST /api/recruiting-packet/email`.
  public static let recruitingPacketBody = WebSchema(
    "api-recruiting-packet-email", since: .august2026
  ) { _ in
    .object {
      Field(
        "recipients",
        .array(.string().email("Invalid email address"))
          .min(1, "At least one recipient is required")
          .max(10, "Maximum 10 recipients per send"))
      Field("subject", .string().min(1, "Subject is required").max(200, "Subject too long"))
      Field("body", .string().min(1, "Body is required").max(2000, "Body too long"))
      Field("htmlContent", .string().optional())
      Field("pdfBase64", .string().optional())
      Field("athleteName", .string().optional())
      Field("filename", .string().optional())
    }
  }

  /// The body of `POST /api/schools/favicons`.
  public static let faviconsBody = WebSchema("api-schools-favicons", since: .august2026) { _ in
    .object {
      Field(
        "schools",
        .array(
          .object {
            Field("schoolId", .string().min(1))
            Field("schoolDomain", .string().min(1))
          }
        ).min(1).max(50))
    }
  }

  /// The body of `POST /api/user/preferences/{category}`.
  public static let preferencesBody = WebSchema(
    "api-user-preferences-category", since: .august2026
  ) { _ in
    .object {
      Field("data", .record(.unknown))
    }
  }

  /// The body of `POST /api/user/preferences/history`.
  public static let preferencesHistoryBody = WebSchema(
    "api-user-preferences-history", since: .august2026
  ) { _ in
    .object {
      Field("category", .string())
      Field("old_value", .unknown.optional())
      Field("new_value", .unknown.optional())
      Field("changed_fields", .array(.string()).default([]))
    }
  }
}
