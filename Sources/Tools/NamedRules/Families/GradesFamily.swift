internal import CompassRules

/// The rules of the family "grades" by their recorded names.
enum GradesFamily {
  static let all = grades + localDays + texts

  private static let rules = GradeRules.self

  private static let grades = Rule.list(since: .august2026) {
    Rule(
      "grade.current", "The grade of an athlete who graduates in a year.",
      rules.currentGrade(graduationYear:now:clock:), "graduationYear?", "now")
    Rule(
      "grade.graduationYears", "The years of graduation that a form offers.", rules.graduationYears,
      "now")
    Rule("age.fromDateOfBirth", "An athlete's age in years.", rules.age, "dateOfBirth", "now")
    Rule(
      "age.isUnderMinimum", "Whether an athlete is too young for an account.",
      rules.isUnderMinimumAge, "dateOfBirth", "now")
    Rule(
      "age.requiresGuardianInvite", "Whether an athlete has to invite a guardian.",
      rules.requiresGuardianInvite, "dateOfBirth", "now")
  }

  private static let localDays = Rule.list(since: .august2026) {
    Rule(
      "date.localDay", "The local day of a moment.", rules.localDay(of:clock:), "instant?")
    Rule(
      "date.localToday", "The local day of the current moment.", rules.localDay(of:clock:), "now")
    Rule(
      "date.isSameLocalDay", "Whether two moments fall on the same local day.",
      rules.isSameLocalDay, "instant?", .orNow("reference"))
    Rule(
      "date.parseLocal", "The day of a date-only text.",
      { (text: String, clock: LocalClock) throws(LocalDay.ReadingError) -> Members in
        let midnight = try rules.localDay(of: text).midnight(in: clock)
        let time = DateText.mediumWithTime(midnight, clock: clock, source: .web)
        let day = rules.localDay(of: midnight, clock: clock)
        return ["date": day, "midnight": time.hasSuffix(", 12:00 AM")]
      }, "text?")
    Rule("date.dayAfter", "The day after a date-only text.", rules.dayAfter, "date?")
    Rule("date.compareDays", "The order of two days.", rules.compareDays, "a?", "b?")
    Rule("date.daysBetween", "The days from one day to another.", rules.daysBetween, "a?", "b?")
  }

  private static let texts = Rule.list {
    Rule("date.format", "A date as the app shows it.", rules.shownDate, "date?")
    Rule(
      "date.daysAgo", "The whole days between a date and now.", rules.exactDaysAgo, "date?", "now")
    Rule(
      "date.formatWithRelative", "A date with its days ago.", rules.shownDateWithDaysAgo, "date?",
      "now")
    Rule(
      "date.formatDateTime", "A date and time as the app shows them.", rules.shownDateTime, "date")
  }
}
