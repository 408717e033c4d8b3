internal import SchemaModel

extension WebSchema {
  /// Restates `adminSignupSchema`.
  public static let adminSignup = WebSchema("adminSignup") { web in
    .object {
      Field("fullName", .sanitizedText(max: 255).optionalText(in: web))
      Field("email", .email)
      Field("password", .newPassword)
      Field("confirmPassword", .string())
      Field("role", .literal("admin"))
    }
    .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
  }
}
