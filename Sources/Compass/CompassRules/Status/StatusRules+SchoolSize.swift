internal import JSPrimitives

extension StatusRules {
  /// Returns the Carnegie class of a number of students; nil if it is missing, 0, negative or NaN.
  ///
  /// Restates `school.carnegieSize`. The number need not be whole: 999.9 students are very small.
  public static func carnegieSize(students: Double?) -> SchoolRules.Size? {
    SchoolRules.Size(studentSize: students)
  }

  /// Returns a size's badge; nil for a missing or empty size.
  ///
  /// Restates `school.sizeBadgeClass`. The text must be a raw value of `SchoolRules.Size`; any other text
  /// has the slate badge. `SchoolRules.Size.badge` has the palette from green to red.
  public static func sizeBadge(of size: String?) -> PaletteColor.Badge? {
    guard let size, !size.isEmpty else { return nil }
    return SchoolRules.Size(rawValue: size)
      .map { .reading(SchoolStatusData.badgeClass(of: $0)) } ?? other
  }

  /// Returns a size's badge in the palette from green, for very small, to red.
  ///
  /// Restates `school.sizeColorClass`. A missing size and any other text are gray.
  public static func sizeColorBadge(of size: String?) -> PaletteColor.Badge {
    SchoolRules.Size.allCases.first { JSText($0.rawValue) == size?.jsText }?.badge
      ?? PaletteColor.Badge(.gray)
  }
}
