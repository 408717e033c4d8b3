package import SchemaModel

/// The functions that the web app's schemas name.
extension ZodSchema.Transform {
  /// `stripHtml(text).trim()`: removes everything between `<` and `>`.
  package static let stripHTMLAndTrim = strippingTags("stripHtml+trim")
  /// Removes one leading `@`.
  package static let stripLeadingAt = strippingLeadingAt("stripLeadingAt")
  /// Rewrites a US phone number of ten digits as E.164; since 2026-08.
  package static let toE164US = formattingE164US("toE164US")
  /// Adds `https://` to an address without a scheme; since 2026-08.
  package static let assumeHTTPS = assumingHTTPS("assumeHttps")

  /// `sanitizeHtml(text).trim()`: keeps only the elements and attributes that a revision allows.
  package static func sanitizeHTMLAndTrim(in web: WebRevision) -> Self {
    sanitizingHTML("sanitizeHtml+trim", by: web.sanitizer)
  }
}

/// The refinements of the web app's schemas.
extension ZodSchema.Predicate {
  /// The text is a URL and starts with `http://` or `https://`.
  package static let httpURL = Self("httpUrl", .isHTTPURL)
  /// `school_id` or `coach_id` is set.
  package static let schoolOrCoach = Self("schoolOrCoach", .isSet("school_id", or: "coach_id"))
  /// `end_date` is not before `start_date`, if both are set.
  package static let endNotBeforeStart = Self(
    "endNotBeforeStart", .date("end_date", isNotBefore: "start_date"))
  /// `password` and `confirmPassword` are equal.
  package static let passwordsMatch = Self(
    "passwordsMatch", .areEqual("password", "confirmPassword"))
  /// At most one of `scholarship_amount` and `scholarship_percentage` is greater than 0.
  package static let amountOrPercentage = Self(
    "amountOrPercentage", .isAtMostOnePositive("scholarship_amount", "scholarship_percentage"))
  /// `deadline_date` is not before `offer_date`, if both are set.
  package static let deadlineNotBeforeOffer = Self(
    "deadlineNotBeforeOffer", .date("deadline_date", isNotBefore: "offer_date"))
  /// A `role` of `player` has a `dateOfBirth` of the form `2010-01-05`.
  package static let playerNeedsBirthDate = Self(
    "playerNeedsBirthDate", .isDate("dateOfBirth", requiredWhen: "role", is: "player"))
  /// The text is empty or starts with `/`; since 2026-08.
  package static let emptyOrRelativePath = Self("emptyOrRelativePath") { value in
    value.jsText.map { $0.bytes.first.map { $0 == UInt8(ascii: "/") } ?? true } ?? false
  }
  /// The object has a field.
  package static let atLeastOneField = Self("atLeastOneField", .hasAnyField)
}
