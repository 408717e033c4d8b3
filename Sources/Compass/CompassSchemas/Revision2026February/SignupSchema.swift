public import SchemaModel

extension Schema {
  /// Restates `signupSchema`, revision 2026-02-10.
  public static let signup = Schema.object {
    Field("fullName", .sanitizedText(max: 255).orEmpty())
    Field("email", .email)
    Field("password", .newPassword)
    Field("confirmPassword", .string())
    Field("role", .signupRole)
    Field("familyCode", .string().optional().default(""))
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
