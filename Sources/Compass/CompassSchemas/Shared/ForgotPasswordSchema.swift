public import SchemaModel

extension Schema {
  /// Restates `forgotPasswordSchema`, which both revisions share.
  public static let forgotPassword = Schema.object {
    Field("email", .email)
  }
}
