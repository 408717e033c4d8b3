public import SchemaModel

extension ZodSchema {
  /// Restates `signupSchema`, revision 2026-02-10.
  public static let signup = ZodSchema.object {
    Field("fullName", .sanitizedText(max: 255).orEmpty())
    Field("email", .email)
    Field("password", .newPassword)
    Field("confirmPassword", .string())
    Field("role", .signupRole)
    Field("familyCode", .string().optional().default(""))
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
