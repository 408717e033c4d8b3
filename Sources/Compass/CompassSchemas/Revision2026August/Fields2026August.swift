package import SchemaModel

/// The field schemas in which revision 2026-08-21 differs.
extension ZodSchema {
  /// `.or(z.literal("")).or(z.null()).optional()`: how this revision lets a text be left out.
  ///
  /// The union within a union is why the issues of such a text nest one level deeper.
  func orEmptyOrNull() -> ZodSchema { or(.literal("")).or(.null).optional() }

  /// Restates `richTextSchema(max)`: text in which the allowed HTML is kept.
  package static func richText2026August(max: Int) -> ZodSchema {
    .string().max(max, "Text must not exceed \(max) characters")
      .transform(.sanitizeHtmlAndTrim2026August)
  }

  /// Restates `phoneSchema`: whatever is written becomes E.164 first, where it can.
  package static let phone2026August = ZodSchema.preprocess(
    .toE164US,
    .string().regex(#"^\+1\d{10}$"#, "Please enter a valid phone number").orEmptyOrNull())

  /// Restates `urlSchema`: an address without a scheme is taken for one of `https`.
  package static let url2026August = ZodSchema.preprocess(.assumeHttps, .url)
}
