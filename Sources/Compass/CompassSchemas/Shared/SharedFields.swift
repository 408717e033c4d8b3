package import SchemaModel

/// The field schemas that the web app's schemas share.
extension ZodSchema {
  /// Restates `uuidSchema`: an identifier that may also be absent or null.
  package static let uuid = ZodSchema.string().uuid("Invalid ID format").optional().or(.null)

  /// Restates `sanitizedTextSchema(max)`: plain text; tags are removed.
  package static func sanitizedText(max: Int) -> ZodSchema {
    .string().max(max, "Text must not exceed \(max) characters").transform(.stripHtmlAndTrim)
  }

  /// Restates `richTextSchema(max)`, revision 2026-02-10: text in which the allowed HTML is kept.
  package static func richText(max: Int) -> ZodSchema {
    .string().max(max, "Text must not exceed \(max) characters").transform(.sanitizeHtmlAndTrim)
  }

  /// Restates `emailSchema`: the pattern is tested before the text is lowered and trimmed.
  package static let email = ZodSchema.string()
    .min(5, "Email must be at least 5 characters")
    .max(255, "Email must not exceed 255 characters")
    .email("Please enter a valid email address")
    .toLowerCase()
    .trim()

  /// Restates `phoneSchema`, revision 2026-02-10: ten digits as they are written in the United States.
  package static let phone = ZodSchema.string()
    .regex(
      #"^\(?([0-9]{3})\)?[-. ]?([0-9]{3})[-. ]?([0-9]{4})$"#,
      "Please enter a valid phone number")

  /// Restates `twitterHandleSchema`.
  package static let twitterHandle = ZodSchema.string()
    .regex(
      "^@?[A-Za-z0-9_]{1,15}$",
      "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)"
    )
    .transform(.stripLeadingAt)

  /// Restates `instagramHandleSchema`.
  package static let instagramHandle = ZodSchema.string()
    .regex(
      "^@?[A-Za-z0-9_.]{1,30}$",
      "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)"
    )
    .transform(.stripLeadingAt)

  /// Restates `urlSchema`, revision 2026-02-10: both checks run, so a text that is no URL has two issues.
  package static let url = ZodSchema.string()
    .url("Please enter a valid URL")
    .refine(.httpUrl, "URL must start with http:// or https://")

  /// Restates `dateSchema`: the form of a date; impossible dates pass.
  package static let date = ZodSchema.string()
    .regex(#"^\d{4}-\d{2}-\d{2}$"#, "Invalid date format (use YYYY-MM-DD)")

  /// Restates `timeSchema`: two digits, a colon, two digits.
  package static let time = ZodSchema.string().regex(#"^\d{2}:\d{2}$"#, "Invalid time format")

  /// Restates `stateSchema`: two UTF-16 code units, upper-cased afterwards.
  package static let state = ZodSchema.string().length(2, "State must be 2 letters").toUpperCase()

  /// Restates `costSchema`.
  package static let cost = ZodSchema.number()
    .min(0, "Amount must be positive")
    .max(100_000, "Amount must not exceed $100,000")

  /// A handle as TikTok has them.
  package static let tiktokHandle = ZodSchema.string()
    .regex("^@?[A-Za-z0-9_.]{1,30}$", "Invalid TikTok handle (1-30 characters)")
    .transform(.stripLeadingAt)

  /// A handle as Facebook has them: any text that is not too long.
  package static let facebookHandle = ZodSchema.string()
    .min(1, "Facebook handle required")
    .max(50, "Facebook handle must not exceed 50 characters")

  /// A school's name: measured first, then trimmed.
  package static let schoolName = ZodSchema.string()
    .min(2, "School name must be at least 2 characters")
    .max(255, "School name must not exceed 255 characters")
    .transform(.trim)

  /// A point in time as ISO 8601 has it, in UTC.
  package static let dateTime = ZodSchema.string().datetime("Invalid date-time format")

  /// A password as it is typed to sign in.
  package static let password = ZodSchema.string()
    .min(8, "Password must be at least 8 characters")
    .max(128, "Password must not exceed 128 characters")

  /// A password as it is chosen.
  package static let newPassword =
    password
    .regex("[A-Z]", "Password must contain at least one uppercase letter")
    .regex("[a-z]", "Password must contain at least one lowercase letter")
    .regex("[0-9]", "Password must contain at least one number")
}
