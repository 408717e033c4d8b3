public import SchemaModel

extension ZodSchema {
  /// Restates `forgotPasswordSchema`, which both revisions share.
  public static let forgotPassword = ZodSchema.object {
    Field("email", .email)
  }
}
