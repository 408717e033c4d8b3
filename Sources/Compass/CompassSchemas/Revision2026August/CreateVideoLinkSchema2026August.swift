public import SchemaModel

extension ZodSchema {
  /// Restates `createVideoLinkSchema`, revision 2026-08-21.
  public static let createVideoLink2026August = ZodSchema.object {
    Field("platform", .videoPlatform)
    Field("url", .string().url().max(2048))
    Field("title", .string().max(200).optional())
    Field("position", .videoPosition.optional())
  }
}
