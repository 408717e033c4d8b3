internal import SchemaModel

extension WebSchema {
  /// Restates `forgotPasswordSchema`.
  public static let forgotPassword = WebSchema("forgotPassword") { _ in
    .object {
      Field("email", .app.email)
    }
  }

  /// Restates `resetPasswordSchema`.
  public static let resetPassword = WebSchema("resetPassword") { _ in
    .object {
      Field("password", .app.newPassword)
      Field("confirmPassword", .string())
    }
    .refine(.passwordsMatch, path: ["confirmPassword"], "Passwords don't match")
  }
}
