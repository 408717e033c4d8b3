internal import JSPrimitives

extension StatusRules {
  /// The statuses that a school can be given, in the order of the funnel.
  ///
  /// Restates `status.options`. Since 2026-08.
  public static var options: [Stage] { Stage.allCases }

  /// Returns the name of a stored status.
  ///
  /// Restates `status.label`. A text that is no stage is shown as `format(_:)` shows it. Since
  /// 2026-08.
  public static func label(of status: String) -> String {
    Stage(rawValue: status)?.displayName ?? format(status)
  }

  /// Returns a stored word in title case: "offer_received" gives "Offer Received".
  ///
  /// Restates `status.format`. It splits at underscores, changes the first UTF-16 unit of each part
  /// to upper case and joins with spaces, so "a__b" has two spaces and "ß" gives "SS".
  public static func format(_ status: String) -> String {
    status.jsText.titleCasedSnake().string
  }

  /// Returns a status's badge; slate for a text that is no stage.
  ///
  /// Restates `status.badgeClass`. Since 2026-08.
  public static func badge(of status: String) -> PaletteColor.Badge {
    Stage(rawValue: status)?.badge ?? other
  }

  /// Returns the badge in the first of two older palettes; slate for a text that it lacks.
  ///
  /// Restates `status.legacyBadgeClass`.
  ///
  /// Fault of the web app: the palette lacks "visiting" and "not_pursuing", which are gray like
  /// "researching", and still has "interested" and "declined".
  public static func legacyBadge(of status: String) -> PaletteColor.Badge {
    SchoolStatusData.legacyBadgeClass(of: status).map { .reading($0) } ?? other
  }

  /// Returns the badge in the second of two older palettes; slate for a text that it
  /// lacks.
  ///
  /// Restates `status.detailBadgeClass`. Since 2026-08.
  ///
  /// Fault of the web app: the palette lacks "visiting".
  public static func detailBadge(of status: String) -> PaletteColor.Badge {
    SchoolStatusData.detailBadgeClass(of: status).map { .reading($0) } ?? other
  }

  /// The badge of a text that a palette lacks.
  static let other = PaletteColor.Badge.reading(SchoolStatusData.fallbackBadgeClass)
}
