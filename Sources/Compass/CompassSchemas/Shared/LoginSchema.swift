public import SchemaModel

extension ZodSchema {
  /// Restates `loginSchema`, which both revisions share.
  public static let login = ZodSchema.object {
    Field("email", .email)
    Field("password", .password)
    Field("rememberMe", .boolean().optional().default(false))
  }
}
