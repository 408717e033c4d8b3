public import Validation

extension Validator {
  /// Compiles a schema of the web app in a revision, with that revision's functions and version of Zod.
  ///
  /// - Throws: `WebSchema.LookupError` if the revision doesn't have the schema.
  public init(
    _ schema: WebSchema, revision: WebRevision = .february2026,
    limits: ValidationLimits = .default
  ) throws {
    try self.init(
      schema.schema(in: revision), zod: revision.zod,
      functions: revision.own?.functions ?? .standard, limits: limits)
  }
}
