internal import SchemaModel

/// The schemas with which the web app's forms and pages validate a field by itself.
///
/// Each is an object with that one field of another schema, which validates the whole form. The page to choose a
/// new password has both fields in one object, and compares them only when it is sent.
extension WebSchema {
  /// The fields of the coach form, `form-coach-email` and so on.
  public static let coachFormFields = fields(
    "role", "first_name", "last_name", "email", "phone", "twitter_handle", "instagram_handle",
    "notes", of: .coach, on: "form-coach")

  /// The fields of the event form.
  public static let eventFormFields = fields(
    "type", "name", "start_date", "url", of: .event, on: "form-event")

  /// The fields of the school form.
  public static let schoolFormFields = fields(
    "name", "location", "division", "conference", "website", "twitter_handle", "instagram_handle",
    "notes", "status", of: .school, on: "form-school")

  /// The fields of the pages to sign in and sign up, and of those for a lost password.
  public static let pageFields =
    fields("email", "password", of: .adminSignup, on: "page-admin-signup")
    + fields("email", of: .forgotPassword, on: "page-forgot-password")
    + [
      WebSchema("page-reset-password", since: .august2026) { _ in
        .object {
          Field("password", .app.newPassword)
          Field("confirmPassword", .string())
        }
      },
      // The page only asks about the empty text, which this accepts.
      WebSchema("page-reset-password-confirm-password", since: .august2026) { _ in .string() },
    ]
    + fields("email", "password", of: .login, on: "page-login")
    + fields("email", "password", of: .signup, on: "page-signup")

  private static func fields(
    _ names: String..., of schema: WebSchema, on page: String
  ) -> [WebSchema] {
    names.map { name in
      let words = name.split(separator: "_").joined(separator: "-")
      return field(name, of: schema, as: "\(page)-\(words)")
    }
  }

  private static func field(_ field: String, of schema: WebSchema, as name: String) -> WebSchema {
    WebSchema(name, since: .august2026) { web throws(LookupError) in
      guard let value = try schema.schema(in: web).field(field) else {
        throw LookupError(name: "\(schema.name).\(field)", revision: web)
      }
      return .object { Field(field, value) }
    }
  }
}
