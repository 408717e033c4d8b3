internal import SchemaModel

extension WebSchema {
  /// Restates `signupSchema`.
  public static let signup = WebSchema("signup") { web in
    let signup = ZodSchema.object {
      Field("fullName", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("email", .app.email)
      Field("password", .app.newPassword)
      Field("confirmPassword", .string())
      Field("role", .app.signupRole)
      if web < .august2026 { Field("familyCode", .string().optional().default("")) }
      if web >= .august2026 { Field("dateOfBirth", .string().optional()) }
    }
    .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
    if web < .august2026 { return signup }
    return signup.refine(
      .playerNeedsBirthDate, path: ["dateOfBirth"], "Date of birth is required")
  }

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
