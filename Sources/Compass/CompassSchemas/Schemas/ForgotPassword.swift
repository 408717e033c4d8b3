internal import SchemaModel

extension WebSchema {
  /// Restates `forgotPasswordSchema`.
  public static let forgotPassword = WebSchema("forgotPassword") { _ in
    .object {
      Field("email", .app.email)
    }
  }
}
