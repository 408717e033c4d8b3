public import JSPrimitives
internal import SourceJSON

extension CoachRules {
  /// Returns the word for the time since the last contact: "Recent", "Overdue" or "Follow-up Soon".
  ///
  /// Restates `coach.contactWord`. More than 30 days are overdue. Fault of the web app: a coach who
  /// was never contacted has 0 days and reads "Recent".
  ///
  /// - Parameter days: the days since the last contact, as ``CoachStats`` has them.
  public func contactWord(daysSinceContact days: Double) -> String {
    days == 0 ? "Recent" : days > 30 ? "Overdue" : "Follow-up Soon"
  }

  /// Returns the name of a stored role; an unknown one is shown as stored.
  ///
  /// Restates `coach.roleLabel`.
  public func roleLabel<Text: JSTextConvertible>(of role: Text) -> Text {
    CoachRole.displayName(of: role)
  }

  /// Returns the CSS classes of a stored role's badge; slate for an unknown one.
  ///
  /// Restates `coach.roleBadgeClass`.
  public func roleBadgeClass(of role: some JSTextConvertible) -> String {
    RuleData.labels["roleClasses"]?[role.jsText]?.text?.string ?? "bg-slate-100 text-slate-700"
  }

  /// Returns the first UTF-16 code units of both names in upper case.
  ///
  /// Restates `coach.initials`. A letter beyond U+FFFF is cut to half of its surrogate pair, and `ß`
  /// becomes two letters.
  ///
  /// Fault of the web app: an empty name has no first unit, which it writes as "UNDEFINED".
  public func initials<Text: JSTextConvertible>(firstName: Text, lastName: Text) -> Text {
    func first(_ name: JSText) -> JSText {
      name.isEmpty ? "undefined" : JSText(utf16: name.utf16.prefix(1))
    }
    return Text(jsText: (first(firstName.jsText) + first(lastName.jsText)).uppercased())
  }
}
