public import SchemaModel

/// The field schemas that differ between revisions of the web app.
extension CompassField {
  /// Restates the optional `phoneSchema`. Since 2026-08 the text is first rewritten as E.164 if
  /// possible.
  public static func optionalPhone(in web: WebRevision) -> ZodSchema {
    guard web >= .august2026 else { return phone.app.optionalText(in: web) }
    return .preprocess(
      .toE164US,
      .string().regex(#"^\+1\d{10}$"#, "Please enter a valid phone number").app
        .optionalText(in: web))
  }

  /// Restates `urlSchema`. Since 2026-08 an address without a scheme counts as one of `https`.
  public static func url(in web: WebRevision) -> ZodSchema {
    web < .august2026 ? httpURL : .preprocess(.assumeHTTPS, httpURL)
  }
}
