public import SchemaModel

extension ZodSchema {
  /// Restates `signupSchema`, revision 2026-08-21.
  public static let signup2026August = ZodSchema.object {
    Field("fullName", .sanitizedText(max: 255).orEmptyOrNull())
    Field("email", .email)
    Field("password", .newPassword)
    Field("confirmPassword", .string())
    Field("role", .signupRole)
    Field("dateOfBirth", .string().optional())
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
  .refine(.playerNeedsBirthDate, path: ["dateOfBirth"], "Date of birth is required")
}
