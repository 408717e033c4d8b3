public import SchemaModel

extension WebRevision {
  /// The version of Zod whose verdicts a validator of this revision's schemas restates.
  ///
  /// A revision can name only a version that the engine knows; a test proves it of every revision.
  public var zod: ZodVersion { ZodVersion(rawValue: zodVersion) ?? .ofUnversionedDocuments }
}
