internal import HTMLTransforms
internal import JSPrimitives
package import SchemaModel

/// The functions that the web app's schemas name, beside those of `Functions`.
extension ZodSchema.Transform {
  /// `stripHtml(text).trim()`: removes everything between `<` and `>`.
  package static let stripHTMLAndTrim = strippingTags("stripHtml+trim")

  /// `sanitizeHtml(text).trim()`: keeps only the elements and attributes that a revision allows.
  package static func sanitizeHTMLAndTrim(in web: WebRevision) -> Self {
    sanitizingHTML("sanitizeHtml+trim", by: web.sanitizer)
  }
}

/// The refinements of the web app's schemas, beside those of `Functions`.
extension ZodSchema.Predicate {
  /// `school_id` or `coach_id` is set.
  package static let schoolOrCoach = Self("schoolOrCoach", .isSet("school_id", or: "coach_id"))
  /// `password` and `confirmPassword` are equal.
  package static let passwordsMatch = Self(
    "passwordsMatch", .areEqual("password", "confirmPassword"))
  /// The text is empty or starts with `/`; since 2026-08.
  package static let emptyOrRelativePath = Self("emptyOrRelativePath") { value in
    value.jsText.map { $0.bytes.first.map { $0 == UInt8(ascii: "/") } ?? true } ?? false
  }
  /// The object has a field.
  package static let atLeastOneField = Self("atLeastOneField", .hasAnyField)
}
