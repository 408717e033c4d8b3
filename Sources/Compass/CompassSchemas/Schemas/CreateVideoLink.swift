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
}
