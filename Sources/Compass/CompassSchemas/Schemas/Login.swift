internal import SchemaModel

extension WebSchema {
  /// Restates `loginSchema`.
  public static let login = WebSchema("login") { _ in
    .object {
      Field("email", .app.email)
      Field("password", .app.password)
      Field("rememberMe", .boolean().optional().default(false))
    }
  }
}
