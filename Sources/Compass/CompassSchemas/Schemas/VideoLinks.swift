internal import SchemaModel

extension WebSchema {
  /// Restates `createVideoLinkSchema`.
  public static let createVideoLink = WebSchema("createVideoLink", since: .august2026) { _ in
    .object {
      Field("platform", .app.videoPlatform)
      Field("url", .string().url().max(2048))
      Field("title", .string().max(200).optional())
      Field("position", .app.videoPosition.optional())
    }
  }

  /// Restates `updateVideoLinkSchema`.
  public static let updateVideoLink = WebSchema("updateVideoLink", since: .august2026) { _ in
    .object {
      Field("platform", .app.videoPlatform.optional())
      Field("url", .string().url().max(2048).optional())
      Field("title", .string().max(200).nullable().optional())
      Field("position", .app.videoPosition.optional())
    }
    .refine(.atLeastOneField, "At least one field required")
  }
}
