internal import SchemaModel

/// The bodies of requests about accounts and families.
extension WebSchema {
  /// The body of `POST /api/auth/change-email`.
  public static let changeEmailBody = WebSchema("api-auth-change-email", since: .august2026) { _ in
    .object {
      Field("newEmail", .app.email)
      Field("currentPassword", .string().min(1))
    }
  }

  /// The body of `POST /api/auth/change-password`.
  public static let changePasswordBody = WebSchema(
    "api-auth-change-password", since: .august2026
  ) { _ in
    .object {
      Field("currentPassword", .string().min(1))
      Field("newPassword", .string().min(8, "Password must be at least 8 characters"))
    }
  }

  /// The body of `POST /api/family/invite`.
  public static let familyInviteBody = WebSchema("api-family-invite", since: .august2026) { _ in
    .object {
      Field("email", .app.email)
      Field("role", .enumeration("player", "parent", message: "role must be player or parent"))
    }
  }

  /// The body of `POST /api/family/code/regenerate`.
  public static let familyCodeBody = WebSchema(
    "api-family-code-regenerate", since: .august2026
  ) { _ in
    .object {
      Field("familyId", .string().uuid())
    }
  }
}
