public import SchemaModel

extension ZodSchema {
  /// Restates `updateVideoLinkSchema`, revision 2026-08-21.
  public static let updateVideoLink2026August = ZodSchema.object {
    Field("platform", .videoPlatform.optional())
    Field("url", .string().url().max(2048).optional())
    Field("title", .string().max(200).nullable().optional())
    Field("position", .videoPosition.optional())
  }
  .refine(.atLeastOneField, "At least one field required")
}
