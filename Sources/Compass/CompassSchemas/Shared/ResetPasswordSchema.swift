public import SchemaModel

extension ZodSchema {
  /// Restates `resetPasswordSchema`, which both revisions share.
  public static let resetPassword = ZodSchema.object {
    Field("password", .newPassword)
    Field("confirmPassword", .string())
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
