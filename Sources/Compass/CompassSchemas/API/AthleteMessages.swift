internal import SchemaModel

/// The bodies of requests about messages to coaches, and about one field of a profile.
extension WebSchema {
  /// The body of `POST /api/athlete/messages`.
  public static let messageBody = WebSchema("api-athlete-messages", since: .august2026) { _ in
    .object {
      Field("athleteUserId", .string().uuid())
      Field("schoolId", .string().uuid().nullable().optional())
      Field("coachId", .string().uuid().nullable().optional())
      Field("templateSlug", .string().max(100).nullable().optional())
      Field("channel", .string().max(20).nullable().optional())
      Field("programNote", .string().max(2000).nullable().optional())
      Field("updateHook", .string().max(2000).nullable().optional())
      Field("subject", .string().max(500).nullable().optional())
      Field("body", .string().max(20_000).nullable().optional())
    }
  }

  /// The body of `POST /api/athlete/messages/check`.
  public static let messageCheckBody = WebSchema(
    "api-athlete-messages-check", since: .august2026
  ) { _ in
    .object {
      Field("athleteUserId", .string().uuid())
      Field("schoolId", .string().uuid().nullable().optional())
      Field("programNote", .string().nullable().optional())
    }
  }

  /// The body of `PATCH /api/athlete/profile-field`.
  public static let profileFieldBody = WebSchema(
    "api-athlete-profile-field", since: .august2026
  ) { _ in
    .object {
      Field("athleteUserId", .string().uuid())
      Field("sourcePath", .string().min(1))
      Field("value", .string().nullable())
    }
  }
}
