public import Validation

extension Validator {
  /// Compiles a schema of the web app in a revision, with that revision's functions.
  ///
  /// - Throws: `WebSchemaError` if the revision doesn't have the schema.
  public init(
    _ schema: WebSchema, revision: WebRevision = .february2026,
    limits: ValidationLimits = .default
  ) throws {
    try self.init(schema.schema(in: revision), limits: limits)
  }
}
