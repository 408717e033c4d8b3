internal import SchemaModel

extension WebSchema {
  /// Restates `adminSignupSchema`.
  public static let adminSignup = WebSchema("adminSignup") { web in
    .object {
      Field("fullName", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("email", .app.email)
      Field("password", .app.newPassword)
      Field("confirmPassword", .string())
      Field("role", .literal("admin"))
    }
    .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
  }
}
