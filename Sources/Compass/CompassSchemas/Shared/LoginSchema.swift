public import SchemaModel

extension Schema {
  /// Restates `loginSchema`, which both revisions share.
  public static let login = Schema.object {
    Field("email", .email)
    Field("password", .password)
    Field("rememberMe", .boolean().optional().default(false))
  }
}
