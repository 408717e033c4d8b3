public import SchemaModel

/// The field schemas that the web app's schemas share.
extension CompassField {
  /// Restates `uuidSchema`: an identifier that may also be absent or null.
  public static let uuid = ZodSchema.string().uuid("Invalid ID format").optional().or(.null)

  /// Restates `sanitizedTextSchema(max)`: plain text; tags are removed.
  public static func sanitizedText(max: Int) -> ZodSchema {
    .string().max(max, "Text must not exceed \(max) characters").transform(.stripHTMLAndTrim)
  }

  /// Restates `richTextSchema(max)`: text with only the HTML that the revision allows.
  public static func richText(max: Int, in web: WebRevision) -> ZodSchema {
    .string().max(max, "Text must not exceed \(max) characters")
      .transform(.sanitizeHTMLAndTrim(in: web))
  }

  /// Restates `emailSchema`: the pattern is tested before the text is lowercased and trimmed.
  public static let email = ZodSchema.string()
    .min(5, "Email must be at least 5 characters")
    .max(255, "Email must not exceed 255 characters")
    .email("Please enter a valid email address")
    .toLowerCase()
    .trim()

  /// A US phone number of ten digits: `phoneSchema` before 2026-08.
  public static let phone = ZodSchema.string()
    .regex(
      #"^\(?([0-9]{3})\)?[-. ]?([0-9]{3})[-. ]?([0-9]{4})$"#,
      "Please enter a valid phone number")

  /// Restates `twitterHandleSchema`.
  public static let twitterHandle = ZodSchema.string()
    .regex(
      "^@?[A-Za-z0-9_]{1,15}$",
      "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)"
    )
    .transform(.stripLeadingAt)

  /// Restates `instagramHandleSchema`.
  public static let instagramHandle = ZodSchema.string()
    .regex(
      "^@?[A-Za-z0-9_.]{1,30}$",
      "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)"
    )
    .transform(.stripLeadingAt)

  /// A web address. Both checks run, so a text that isn't a URL has two issues.
  static let httpURL = ZodSchema.string()
    .url("Please enter a valid URL")
    .refine(.httpURL, "URL must start with http:// or https://")

  /// Restates `dateSchema`: the form of a date; impossible dates pass.
  public static let date = ZodSchema.string()
    .regex(#"^\d{4}-\d{2}-\d{2}$"#, "Invalid date format (use YYYY-MM-DD)")

  /// Restates `timeSchema`: two digits, a colon, two digits.
  public static let time = ZodSchema.string().regex(#"^\d{2}:\d{2}$"#, "Invalid time format")

  /// Restates `stateSchema`: two UTF-16 code units, uppercased afterwards.
  public static let state = ZodSchema.string().length(2, "State must be 2 letters").toUpperCase()

  /// Restates `costSchema`.
  public static let cost = ZodSchema.number()
    .min(0, "Amount must be positive")
    .max(100_000, "Amount must not exceed $100,000")

  /// A TikTok handle.
  public static let tiktokHandle = ZodSchema.string()
    .regex("^@?[A-Za-z0-9_.]{1,30}$", "Invalid TikTok handle (1-30 characters)")
    .transform(.stripLeadingAt)

  /// A Facebook handle: any text of 1 to 50 UTF-16 code units.
  public static let facebookHandle = ZodSchema.string()
    .min(1, "Facebook handle required")
    .max(50, "Facebook handle must not exceed 50 characters")

  /// A school's name. The bounds count the text before it is trimmed.
  public static let schoolName = ZodSchema.string()
    .min(2, "School name must be at least 2 characters")
    .max(255, "School name must not exceed 255 characters")
    .transform(.trim)

  /// An ISO 8601 date and time in UTC.
  public static let dateTime = ZodSchema.string().datetime("Invalid date-time format")

  /// A password typed to sign in.
  public static let password = ZodSchema.string()
    .min(8, "Password must be at least 8 characters")
    .max(128, "Password must not exceed 128 characters")

  /// A newly chosen password.
  public static let newPassword =
    password
    .regex("[A-Z]", "Password must contain at least one uppercase letter")
    .regex("[a-z]", "Password must contain at least one lowercase letter")
    .regex("[0-9]", "Password must contain at least one number")
}
