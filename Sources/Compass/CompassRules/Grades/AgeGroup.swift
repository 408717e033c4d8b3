extension GradeRules {
  /// The meaning of an athlete's age for an account.
  public enum AgeGroup: String, Codable, CaseIterable, Sendable, Hashable {
    /// Younger than 13, so without an account.
    case underMinimum
    /// From 13 to 17, so with an invited guardian.
    case minor
    /// 18 or older.
    case adult
    /// The date of birth is missing or unreadable.
    case unknown
  }

  /// Returns the meaning of an athlete's age for an account.
  ///
  /// The age is that of ``age(dateOfBirth:now:clock:)``. A date that can't be read is `unknown`, where
  /// ``isUnderMinimumAge(dateOfBirth:now:clock:)`` and ``requiresGuardianInvite(dateOfBirth:now:clock:)``
  /// are both false, as in the web app.
  ///
  /// - Parameter dateOfBirth: a date such as "2010-05-31".
  public static func ageGroup(
    dateOfBirth: String?, now: Date, clock: LocalClock = .current
  ) -> AgeGroup {
    guard let age = age(dateOfBirth: dateOfBirth, now: now, clock: clock) else { return .unknown }
    return age < 13 ? .underMinimum : age < 18 ? .minor : .adult
  }
}
