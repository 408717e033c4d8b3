public import SchemaModel

extension ZodSchema {
  /// Restates `adminSignupSchema`, revision 2026-02-10.
  public static let adminSignup = ZodSchema.object {
    Field("fullName", .sanitizedText(max: 255).orEmpty())
    Field("email", .email)
    Field("password", .newPassword)
    Field("confirmPassword", .string())
    Field("role", .literal("admin"))
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
