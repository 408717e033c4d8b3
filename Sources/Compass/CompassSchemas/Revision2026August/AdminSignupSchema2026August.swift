public import SchemaModel

extension ZodSchema {
  /// Restates `adminSignupSchema`, revision 2026-08-21.
  public static let adminSignup2026August = ZodSchema.object {
    Field("fullName", .sanitizedText(max: 255).orEmptyOrNull())
    Field("email", .email)
    Field("password", .newPassword)
    Field("confirmPassword", .string())
    Field("role", .literal("admin"))
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
