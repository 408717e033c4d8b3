public import SchemaModel

/// The field schemas that differ between revisions of the web app.
extension ZodSchema {
  /// `.or(z.literal("")).optional()`: an optional text that may be empty.
  public func orEmpty() -> ZodSchema { or(.literal("")).optional() }

  /// An optional text: absent, empty or, since 2026-08, null.
  ///
  /// `.or(z.literal("")).or(z.null()).optional()` is a union within a union, so the issues of such
  /// a text nest one level deeper.
  public func optionalText(in web: WebRevision) -> ZodSchema {
    web < .august2026 ? orEmpty() : or(.literal("")).or(.null).optional()
  }

  /// Restates the optional `phoneSchema`. Since 2026-08 the text is first rewritten as E.164 if
  /// possible.
  public static func optionalPhone(in web: WebRevision) -> ZodSchema {
    guard web >= .august2026 else { return phone.optionalText(in: web) }
    return preprocess(
      .toE164US,
      string().regex(#"^\+1\d{10}$"#, "Please enter a valid phone number").optionalText(in: web))
  }

  /// Restates `urlSchema`. Since 2026-08 an address without a scheme counts as one of `https`.
  public static func url(in web: WebRevision) -> ZodSchema {
    web < .august2026 ? httpURL : preprocess(.assumeHTTPS, httpURL)
  }
}
