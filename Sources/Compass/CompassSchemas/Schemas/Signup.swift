internal import SchemaModel

extension WebSchema {
  /// Restates `signupSchema`.
  public static let signup = WebSchema("signup") { web in
    let signup = ZodSchema.object {
      Field("fullName", .sanitizedText(max: 255).optionalText(in: web))
      Field("email", .email)
      Field("password", .newPassword)
      Field("confirmPassword", .string())
      Field("role", .signupRole)
      if web < .august2026 { Field("familyCode", .string().optional().default("")) }
      if web >= .august2026 { Field("dateOfBirth", .string().optional()) }
    }
    .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
    if web < .august2026 { return signup }
    return signup.refine(
      .playerNeedsBirthDate, path: ["dateOfBirth"], "Date of birth is required")
  }
}
