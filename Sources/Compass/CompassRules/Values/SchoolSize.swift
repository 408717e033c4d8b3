extension SchoolRules {
  /// A school's size by its students, in the five Carnegie classes the web app shows.
  public enum Size: String, LabeledValue {
    /// Fewer than 1,000 students.
    case verySmall = "Very Small"
    /// 1,000 to 4,999 students.
    case small = "Small"
    /// 5,000 to 9,999 students.
    case medium = "Medium"
    /// 10,000 to 19,999 students.
    case large = "Large"
    /// 20,000 students or more.
    case veryLarge = "Very Large"

    /// The badge's colors, cold ones for small schools.
    public var badge: PaletteColor.Badge {
      switch self {
      case .verySmall: PaletteColor.Badge(.green)
      case .small: PaletteColor.Badge(.blue)
      case .medium: PaletteColor.Badge(.yellow)
      case .large: PaletteColor.Badge(.orange)
      case .veryLarge: PaletteColor.Badge(.red)
      }
    }

    private static let floors: [(students: Double, size: Size)] = [
      (20000, .veryLarge), (10000, .large), (5000, .medium), (1000, .small),
    ]

    /// Creates the class for a number of students; nil if the number is missing, 0, negative or NaN.
    public init?(studentSize: Double?) {
      guard let students = studentSize, students > 0 else { return nil }
      self = Self.floors.first { students >= $0.students }?.size ?? .verySmall
    }
  }
}
