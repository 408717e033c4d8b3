public import SchemaModel

/// The optional strings of the web app's schemas.
extension CompassField.Variants {
  /// Returns the schema of an optional string that may be empty: `.or(z.literal("")).optional()`.
  public func orEmpty() -> ZodSchema { schema.or(.literal("")).optional() }

  /// Returns the schema of an optional string: absent, empty or, since 2026-08, null.
  ///
  /// `.or(z.literal("")).or(z.null()).optional()` is a union within a union, so its issues nest one
  /// level deeper.
  public func optionalText(in web: WebRevision) -> ZodSchema {
    web < .august2026 ? orEmpty() : schema.or(.literal("")).or(.null).optional()
  }
}
