/// A school's size by its students, in the five Carnegie classes the web app shows.
public enum SchoolSize: String, LabeledValue {
  case verySmall = "Very Small"
  case small = "Small"
  case medium = "Medium"
  case large = "Large"
  case veryLarge = "Very Large"

  public var displayName: String { rawValue }

  /// The badge's colors, small schools in cold ones.
  public var badge: BadgeStyle {
    switch self {
    case .verySmall: BadgeStyle(.green)
    case .small: BadgeStyle(.blue)
    case .medium: BadgeStyle(.yellow)
    case .large: BadgeStyle(.orange)
    case .veryLarge: BadgeStyle(.red)
    }
  }

  private static let floors: [(students: Double, size: SchoolSize)] = [
    (20000, .veryLarge), (10000, .large), (5000, .medium), (1000, .small),
  ]

  /// The class of a number of students; nil when the number is missing, 0, negative or NaN.
  public init?(studentSize: Double?) {
    guard let students = studentSize, students > 0 else { return nil }
    self = Self.floors.first { students >= $0.students }?.size ?? .verySmall
  }
}
