internal import SchemaModel

extension WebSchema {
  /// Restates `feedbackSchema`.
  public static let feedback = WebSchema("feedback") { web in
    .object {
      Field("name", .sanitizedText(max: 255).optionalText(in: web))
      Field("email", .email)
      Field("feedbackType", .feedbackType)
      Field("page", .sanitizedText(max: 255).optionalText(in: web).optional())
      Field("message", .sanitizedText(max: 5000).optionalText(in: web))
    }
  }
}
