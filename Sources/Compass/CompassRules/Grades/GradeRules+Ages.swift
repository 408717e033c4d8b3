internal import JSPrimitives

extension GradeRules {
  /// Returns an athlete's age in years by the local calendar.
  ///
  /// The age grows on the birthday; someone born on February 29 turns a year older on March 1 of
  /// other years. A day from 29 to 31 that its month lacks rolls over, and a year or a year with a
  /// month without a day means its first day. The age is nil for nil, an empty or unreadable text, and one
  /// with a time, and negative for a birth in the future.
  ///
  /// Restates `age.fromDateOfBirth`. Since 2026-08.
  ///
  /// - Parameter dateOfBirth: a date such as "2010-05-31".
  public static func age(
    dateOfBirth: String?, now: Date, clock: LocalClock = .current
  ) -> Int? {
    guard let text = dateOfBirth?.jsText, !text.isEmpty else { return nil }
    let midnight = Date(text + "T00:00:00", clock: clock)
    guard let birth = CalendarFields(midnight, in: clock),
      let today = CalendarFields(now, in: clock)
    else { return nil }
    let isBeforeBirthday = (today.month, today.day) < (birth.month, birth.day)
    return today.year - birth.year - (isBeforeBirthday ? 1 : 0)
  }

  /// Returns whether an athlete is younger than 13, the least age for an account.
  ///
  /// False for an age that is not known. Restates `age.isUnderMinimum`. Since 2026-08.
  public static func isUnderMinimumAge(
    dateOfBirth: String?, now: Date, clock: LocalClock = .current
  ) -> Bool {
    age(dateOfBirth: dateOfBirth, now: now, clock: clock).map { $0 < 13 } ?? false
  }

  /// Returns whether an athlete is from 13 to 17 and has to invite a guardian.
  ///
  /// False for an age that is not known. Restates `age.requiresGuardianInvite`. Since 2026-08.
  public static func requiresGuardianInvite(
    dateOfBirth: String?, now: Date, clock: LocalClock = .current
  ) -> Bool {
    age(dateOfBirth: dateOfBirth, now: now, clock: clock).map { (13..<18).contains($0) } ?? false
  }
}
