public import SchemaModel

/// The numbers that the web app's schemas share, each with its bounds.
extension CompassField {
  /// A year from the current one to ten years later.
  ///
  /// - Parameter currentYear: the web app's `new Date().getFullYear()` when it loads.
  public static func graduationYear(currentYear: Int) -> ZodSchema {
    let year = Double(currentYear)
    return .number().int()
      .gte(year, "Graduation year must be current year or later")
      .lte(year + 10, "Graduation year must be within 10 years")
  }
  /// A height in inches, 48 to 96.
  public static let heightInInches = ZodSchema.number()
    .min(48, "Height must be at least 4 feet")
    .max(96, "Height must not exceed 8 feet")
  /// A weight in pounds, 100 to 400.
  public static let weightInPounds = ZodSchema.number()
    .min(100, "Weight must be at least 100 lbs")
    .max(400, "Weight must not exceed 400 lbs")
  /// A grade point average, 0 to 5.
  public static let gpa = ZodSchema.number()
    .min(0, "GPA must be at least 0")
    .max(5, "GPA must not exceed 5.0")
  /// An SAT score, 400 to 1600.
  public static let satScore = ZodSchema.number()
    .min(400, "SAT score must be at least 400")
    .max(1600, "SAT score must not exceed 1600")
  /// An ACT score, 1 to 36.
  public static let actScore = ZodSchema.number()
    .min(1, "ACT score must be at least 1")
    .max(36, "ACT score must not exceed 36")
  /// A percentage, 0 to 100.
  public static let percentage = ZodSchema.number()
    .min(0, "Percentage must be at least 0")
    .max(100, "Percentage must not exceed 100")
  /// An integer from 1 to 20.
  public static let priority = ZodSchema.number().int().min(1).max(20)
  /// The position of a video link, 0 to 4.
  public static let videoPosition = ZodSchema.number().int().min(0).max(4)
}
