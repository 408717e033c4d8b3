internal import JSPrimitives

extension CoachRules {
  /// Returns the word for the time since the last contact: "Recent", "Overdue" or "Follow-up Soon".
  ///
  /// Restates `coach.contactWord`. More than 30 days are overdue. Fault of the web app: a coach who
  /// was never contacted has 0 days and reads "Recent".
  ///
  /// - Parameter days: the days since the last contact, as ``CoachRules/Stats`` has them; nil gives
  ///   "Follow-up Soon".
  public static func contactWord(daysSinceContact days: Int?) -> String {
    contactWord(daysSinceContact: days.map { Double($0) } ?? .nan)
  }

  /// Returns the word for any number of days.
  package static func contactWord(daysSinceContact days: Double) -> String {
    days == 0 ? "Recent" : days > 30 ? "Overdue" : "Follow-up Soon"
  }

  /// Returns the name of a stored role; an unknown one is shown as stored.
  ///
  /// Restates `coach.roleLabel`.
  public static func roleLabel(of role: String) -> String {
    CoachRole.displayName(of: role)
  }

  /// Returns a stored role's badge; slate for an unknown one.
  ///
  /// Restates `coach.roleBadgeClass`.
  public static func roleBadge(of role: String) -> PaletteColor.Badge {
    LabelsData.roleClass(of: role).map { .reading($0) } ?? PaletteColor.Badge(.slate)
  }

  /// Returns the first UTF-16 code units of both names in upper case.
  ///
  /// Restates `coach.initials`. A letter beyond U+FFFF is cut to half of its surrogate pair, and `ß`
  /// becomes two letters.
  ///
  /// Fault of the web app: an empty name has no first unit, which it writes as "UNDEFINED".
  public static func initials(firstName: String, lastName: String) -> String {
    func first(_ name: JSText) -> JSText {
      name.isEmpty ? "undefined" : JSText(utf16: name.utf16.prefix(1))
    }
    return String(jsText: (first(firstName.jsText) + first(lastName.jsText)).uppercased())
  }
}
