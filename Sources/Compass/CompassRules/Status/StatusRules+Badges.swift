public import JSPrimitives

extension StatusRules {
  /// The statuses that a school can be given, in the order of the funnel.
  ///
  /// Restates `status.options`. Since 2026-08.
  public var options: [RecruitingStage] { RecruitingStage.allCases }

  /// Returns the name of a stored status.
  ///
  /// Restates `status.label`. A text that is no stage is shown as `format(_:)` shows it. Since
  /// 2026-08.
  public func label<Text: JSTextConvertible>(of status: Text) -> Text {
    StatusTable.labels[status.jsText].map { Text(jsText: JSText($0)) } ?? format(status)
  }

  /// Returns a stored word in title case: "offer_received" gives "Offer Received".
  ///
  /// Restates `status.format`. It splits at underscores, changes the first UTF-16 unit of each part
  /// to upper case and joins with spaces, so "a__b" has two spaces and "ß" gives "SS".
  public func format<Text: JSTextConvertible>(_ status: Text) -> Text {
    Text(jsText: status.jsText.titleCasedSnake())
  }

  /// Returns the class names of a status's badge; slate for a text that is no stage.
  ///
  /// Restates `status.badgeClass`. Since 2026-08.
  public func badgeClass(of status: some JSTextConvertible) -> String {
    StatusTable.badgeClasses[status.jsText] ?? StatusTable.fallbackBadgeClass
  }

  /// Returns the class names of the first of two older palettes; slate for a text that it lacks.
  ///
  /// Restates `status.legacyBadgeClass`.
  ///
  /// Fault of the web app: the palette lacks "visiting" and "not_pursuing", which are gray like
  /// "researching", and still has "interested" and "declined".
  public func legacyBadgeClass(of status: some JSTextConvertible) -> String {
    StatusTable.legacyBadgeClasses[status.jsText] ?? StatusTable.fallbackBadgeClass
  }

  /// Returns the class names of the second of two older palettes; slate for a text that it
  /// lacks.
  ///
  /// Restates `status.detailBadgeClass`. Since 2026-08.
  ///
  /// Fault of the web app: the palette lacks "visiting".
  public func detailBadgeClass(of status: some JSTextConvertible) -> String {
    StatusTable.detailBadgeClasses[status.jsText] ?? StatusTable.fallbackBadgeClass
  }
}
