package import SchemaModel

/// The field schemas that the web app's schemas share, revision 2026-02-10.
extension Schema {
  /// Restates `uuidSchema`: an identifier that may also be absent or null.
  package static let uuid = Schema.string().uuid("Invalid ID format").optional().or(.null)

  /// Restates `sanitizedTextSchema(max)`: plain text; tags are removed.
  package static func sanitizedText(max: Int) -> Schema {
    .string().max(max, "Text must not exceed \(max) characters").transform(.stripHtmlAndTrim)
  }

  /// Restates `richTextSchema(max)`: text in which the allowed HTML is kept.
  package static func richText(max: Int) -> Schema {
    .string().max(max, "Text must not exceed \(max) characters").transform(.sanitizeHtmlAndTrim)
  }

  /// Restates `emailSchema`: the pattern is tested before the text is lowered and trimmed.
  package static let email = Schema.string()
    .min(5, "Email must be at least 5 characters")
    .max(255, "Email must not exceed 255 characters")
    .email("Please enter a valid email address")
    .toLowerCase()
    .trim()

  /// Restates `phoneSchema`: ten digits as they are written in the United States.
  package static let phone = Schema.string()
    .regex(
      #"^\(?([0-9]{3})\)?[-. ]?([0-9]{3})[-. ]?([0-9]{4})$"#,
      "Please enter a valid phone number")

  /// Restates `twitterHandleSchema`.
  package static let twitterHandle = Schema.string()
    .regex(
      "^@?[A-Za-z0-9_]{1,15}$",
      "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)"
    )
    .transform(.stripLeadingAt)

  /// Restates `instagramHandleSchema`.
  package static let instagramHandle = Schema.string()
    .regex(
      "^@?[A-Za-z0-9_.]{1,30}$",
      "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)"
    )
    .transform(.stripLeadingAt)

  /// Restates `urlSchema`: both checks run, so a text that is no URL has two issues.
  package static let url = Schema.string()
    .url("Please enter a valid URL")
    .refine(.httpUrl, "URL must start with http:// or https://")

  /// Restates `dateSchema`: the form of a date; impossible dates pass.
  package static let date = Schema.string()
    .regex(#"^\d{4}-\d{2}-\d{2}$"#, "Invalid date format (use YYYY-MM-DD)")

  /// Restates `timeSchema`: two digits, a colon, two digits.
  package static let time = Schema.string().regex(#"^\d{2}:\d{2}$"#, "Invalid time format")

  /// Restates `stateSchema`: two UTF-16 code units, upper-cased afterwards.
  package static let state = Schema.string().length(2, "State must be 2 letters").toUpperCase()

  /// Restates `costSchema`.
  package static let cost = Schema.number()
    .min(0, "Amount must be positive")
    .max(100_000, "Amount must not exceed $100,000")
}
