internal import JSPrimitives

extension StatusRules {
  /// Returns the Carnegie class of a number of students; nil if it is missing, 0, negative or NaN.
  ///
  /// Restates `school.carnegieSize`. The number need not be whole: 999.9 students are very small.
  public static func carnegieSize(students: Double?) -> SchoolRules.Size? {
    SchoolRules.Size(studentSize: students)
  }

  /// Returns the class names of a size's badge; empty for a missing or empty size.
  ///
  /// Restates `school.sizeBadgeClass`. The text must be a raw value of `SchoolRules.Size`; any other text
  /// has the slate badge.
  public static func sizeBadgeClass(of size: String?) -> String {
    guard let size, !size.isEmpty else { return "" }
    return SchoolRules.Size(rawValue: size).map { SchoolStatusData.badgeClass(of: $0) }
      ?? SchoolStatusData.fallbackBadgeClass
  }

  /// Returns the class names of a size in the palette from green, for very small, to red.
  ///
  /// Restates `school.sizeColorClass`. A missing size and any other text are gray.
  public static func sizeColorClass(of size: String?) -> String {
    let badge = SchoolRules.Size.allCases.first { JSText($0.rawValue) == size?.jsText }?.badge
    return (badge ?? PaletteColor.Badge(.gray)).classNames
  }

  /// Returns the colors of a size's badge, those of ``sizeBadgeClass(of:)``.
  ///
  /// `SchoolRules.Size.badge` has the palette from green to red, of ``sizeColorClass(of:)``.
  public static func sizeBadge(of size: SchoolRules.Size) -> PaletteColor.Badge {
    .reading(SchoolStatusData.badgeClass(of: size))
  }
}
