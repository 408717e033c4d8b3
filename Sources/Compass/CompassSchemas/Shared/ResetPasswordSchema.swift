public import SchemaModel

extension Schema {
  /// Restates `resetPasswordSchema`, which both revisions share.
  public static let resetPassword = Schema.object {
    Field("password", .newPassword)
    Field("confirmPassword", .string())
  }
  .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
}
