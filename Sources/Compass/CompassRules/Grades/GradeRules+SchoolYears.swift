extension GradeRules {
  /// Returns the grade that an athlete is in: 9 to 12.
  ///
  /// A school year ends in this calendar year until June 30 of the local calendar, and in the next
  /// one from July 1 on. Whoever graduates in the year of that end, or has graduated, is in grade 12.
  ///
  /// Restates `grade.current`. Since 2026-08; before, the school year turned on September 1.
  ///
  /// - Parameters:
  ///   - graduationYear: the year of the athlete's graduation from high school.
  ///   - date: the day that is asked for.
  ///   - clock: the local time zone.
  public static func currentGrade(
    graduationYear: Int, on date: Date, clock: LocalClock = .current
  ) -> Int {
    let grade = currentGrade(graduationYear: Double(graduationYear), now: date, clock: clock)
    return Int(exactly: grade) ?? 12
  }

  /// Returns the grade for any number, as the web app computes it: a fraction of a year stays a fraction
  /// of a grade, and the grade is NaN for a year of NaN and for an invalid moment.
  package static func currentGrade(
    graduationYear: Double, now: Date, clock: LocalClock
  ) -> Double {
    guard let today = CalendarFields(now, in: clock), !graduationYear.isNaN else { return .nan }
    let end = Double(today.month >= 7 ? today.year + 1 : today.year)
    return min(12, max(9, 12 - (graduationYear - end)))
  }

  /// Returns the years of graduation that a form offers: this local year and the five after it.
  ///
  /// The list is empty for an invalid moment. Restates `grade.graduationYears`. Since 2026-08.
  public static func graduationYears(now: Date, clock: LocalClock = .current) -> [Int] {
    guard let year = CalendarFields(now, in: clock)?.year else { return [] }
    return Array(year...year + 5)
  }
}
