import CompassRevisions
import CompassRules
import Testing

@Suite("Grades, ages and dates")
struct GradesRulesTests {
  private let rules = GradeRules.self
  private let now = Date("2026-08-21T15:30:00Z", clock: .utc)
  private let west = LocalClock { _ in -18_000 }

  private func moment(_ text: String) -> Date { Date(text, clock: .utc) }

  @Test(
    "The school year turns on July 1, local",
    arguments: [
      ("2026-06-30T23:59:59.999Z", 2027.0, 11.0), ("2026-07-01T00:00:00Z", 2027, 12),
      ("2026-12-31T23:59:59.999Z", 2027, 12), ("2027-01-01T00:00:00Z", 2027, 12),
      ("2026-08-21T00:00:00Z", 2026, 12), ("2026-08-21T00:00:00Z", 2030, 9),
      ("2026-08-21T00:00:00Z", 2031, 9), ("2026-08-21T00:00:00Z", 2028.25, 10.75),
      ("2026-08-21T00:00:00Z", 0, 12), ("2026-08-21T00:00:00Z", .infinity, 9),
    ])
  func grades(now: String, year: Double, grade: Double) {
    #expect(rules.currentGrade(graduationYear: year, now: moment(now), clock: .utc) == grade)
  }

  @Test("The clock decides, and an unknown year or moment has no grade")
  func gradeClock() {
    let turn = moment("2026-07-01T00:00:00Z")
    #expect(rules.currentGrade(graduationYear: 2028, now: turn, clock: .utc) == 11)
    #expect(rules.currentGrade(graduationYear: 2028, now: turn, clock: west) == 10)
    #expect(rules.currentGrade(graduationYear: .nan, now: now, clock: .utc).isNaN)
    #expect(rules.currentGrade(graduationYear: 2028, now: .invalid, clock: .utc).isNaN)
    let newYear = moment("2027-01-01T00:00:00Z")
    #expect(rules.graduationYears(now: newYear, clock: .utc) == Array(2027...2032))
    #expect(rules.graduationYears(now: newYear, clock: west) == Array(2026...2031))
    #expect(rules.graduationYears(now: .invalid, clock: .utc) == [])
  }

  @Test(
    "An age grows on the birthday, on March 1 for February 29",
    arguments: [
      ("2013-08-20", 13), ("2013-08-21", 13), ("2013-08-22", 12), ("2008-08-21", 18),
      ("2008-08-22", 17), ("2026-08-22", -1), ("2013", 13), ("2013-09", 12), ("2013-08-31", 12),
      ("2013-13-01", nil), ("2013-08-32", nil), ("2013-08-21T00:00:00", nil), ("2013-8-21", nil),
      ("August 21, 2013", nil), ("", nil), (" ", nil), ("+002013-08-21", 13), ("0099-01-01", 1927),
    ] as [(String, Int?)])
  func ages(born: String, age: Int?) {
    #expect(rules.age(dateOfBirth: born, now: now, clock: .utc) == age)
    let isUnder = age.map { $0 < 13 } ?? false
    let invites = age.map { $0 >= 13 && $0 < 18 } ?? false
    #expect(rules.isUnderMinimumAge(dateOfBirth: born, now: now, clock: .utc) == isUnder)
    #expect(rules.requiresGuardianInvite(dateOfBirth: born, now: now, clock: .utc) == invites)
  }

  @Test("Births on leap days, and none; the local day of now")
  func oddBirths() {
    func age(_ born: String, _ now: String, _ clock: LocalClock = .utc) -> Int? {
      rules.age(dateOfBirth: born, now: moment(now), clock: clock)
    }
    #expect(age("2008-02-29", "2026-02-28T23:59:59Z") == 17)
    #expect(age("2008-02-29", "2026-03-01T00:00:00Z") == 18)
    #expect(age("2008-02-29", "2028-02-29T00:00:00Z") == 20)
    #expect(age("2013-02-29", "2026-02-28T12:00:00Z") == 12)
    #expect(age("2013-08-21", "2026-08-21T04:59:59Z", west) == 12)
    #expect(age("2013-08-21", "2026-08-21T05:00:00Z", west) == 13)
    #expect(rules.age(dateOfBirth: String?.none, now: now, clock: .utc) == nil)
    #expect(rules.age(dateOfBirth: "2013", now: .invalid, clock: .utc) == nil)
  }

  @Test("Days of texts are compared, and the first bad text is the error")
  func days() throws {
    #expect(try rules.compareDays("2026-02-30", "2026-03-02") == 0)
    #expect(try rules.compareDays("2026-03-01", "2026-02-30") == -1)
    #expect(try rules.compareDays("2026-03-03", "2026-02-30") == 1)
    #expect(try rules.dayAfter("2026-12-31").description == "2027-01-01")
    #expect(try rules.dayAfter("0998-12-31").description == "999-01-01")
    #expect(try rules.daysBetween("2026-12-31", "2026-01-01", clock: west) == -364)
    let error = #expect(throws: LocalDay.ReadingError.self) { try rules.compareDays("a", "b") }
    #expect(error?.description == "Invalid date-only string: \"a\"")
    #expect(throws: LocalDay.ReadingError.self) {
      try rules.daysBetween("2026-01-01", "", clock: west)
    }
    // The web app reads the later day first.
    let second = #expect(throws: LocalDay.ReadingError.self) {
      try rules.daysBetween("a", "b", clock: west)
    }
    #expect(second?.description == "Invalid date-only string: \"b\"")
  }

  @Test("A day that a zone left out is the next one")
  func missingDay() throws {
    // Apia went from UTC-10 to UTC+14 at the end of 2011-12-29.
    let change = moment("2011-12-30T10:00:00Z").milliseconds
    let apia = LocalClock { $0.milliseconds < change ? -10 * 3600 : 14 * 3600 }
    #expect(try rules.dayAfter("2011-12-28", clock: apia).description == "2011-12-29")
    #expect(try rules.dayAfter("2011-12-29", clock: apia).description == "2011-12-31")
    #expect(try rules.dayAfter("2011-12-30", clock: apia).description == "2012-01-01")
    #expect(try rules.compareDays("2011-12-30", "2011-12-31", clock: apia) == 0)
  }

  @Test("Before 2026-08 a date alone was a midnight in UTC")
  func datesOfFebruary() {
    #expect(rules.shownDate("2026-08-21", clock: west, revision: .february2026) == "Aug 20, 2026")
    #expect(
      rules.shownDate("2026-08-21T00:00", clock: west, revision: .february2026) == "Aug 21, 2026")
    let night = moment("2026-08-22T03:00:00Z")
    #expect(
      rules.daysAgo("2026-08-21", now: night, clock: west, revision: .february2026) == 1)
    #expect(rules.daysAgo("2026-08-21", now: night, clock: west) == 0)
    // An app's revision answers as the one that it is based on.
    for known in [WebRevision.february2026, .august2026] {
      let own = WebRevision(
        own: "own", after: known, zodVersion: nil, recordedYear: nil, sanitizer: nil)
      #expect(
        rules.daysAgo("2026-08-21", now: night, clock: west, revision: own)
          == rules.daysAgo("2026-08-21", now: night, clock: west, revision: known))
    }
  }

  @Test(
    "Trap: an unreadable date of birth is unknown, not old enough",
    arguments: [
      ("2013-08-22", .underMinimum), ("2013-08-21", .minor), ("2008-08-22", .minor),
      ("2008-08-21", .adult), ("21.08.2008", .unknown), ("", .unknown), (nil, .unknown),
    ] as [(String?, GradeRules.AgeGroup)])
  func ageGroup(born: String?, group: GradeRules.AgeGroup) {
    #expect(rules.ageGroup(dateOfBirth: born, now: now, clock: .utc) == group)
  }

  @Test("Two moments on the same local day; invalid ones are on none")
  func sameDay() {
    let (evening, night) = (moment("2026-08-21T04:59:59Z"), moment("2026-08-21T05:00:00Z"))
    #expect(rules.isSameLocalDay(evening, night, clock: .utc))
    #expect(!rules.isSameLocalDay(evening, night, clock: west))
    #expect(!rules.isSameLocalDay(.invalid, .invalid, clock: .utc))
    #expect(!rules.isSameLocalDay(night, .invalid, clock: .utc))
  }

  @Test(
    "A date alone is that day everywhere, a moment its local day",
    arguments: [
      ("", ""), ("2026-08-21", "Aug 21, 2026"), ("2026-02-30", "Mar 2, 2026"),
      ("2026-13-01", "Jan 1, 2027"), ("0099-03-04", "Mar 4, 1999"),
      ("2026-08-21T04:59:59Z", "Aug 20, 2026"), ("2026-08-21T05:00:00Z", "Aug 21, 2026"),
      ("2026-08", "Jul 31, 2026"), ("2026-08-21x", "Invalid Date"), ("x", "Invalid Date"),
      ("8/21/2026", "Aug 21, 2026"),
    ])
  func shownDates(date: String, shown: String) {
    #expect(rules.shownDate(date, clock: west) == shown)
  }

  @Test("A date and time: a date alone is a UTC midnight")
  func shownDateTimes() {
    #expect(rules.shownDateTime("2026-08-21", clock: west) == "Aug 20, 2026, 07:00 PM")
    #expect(rules.shownDateTime("2026-08-21T00:00", clock: west) == "Aug 21, 2026, 12:00 AM")
    #expect(rules.shownDateTime("", clock: west) == "Unknown")
    #expect(rules.shownDateTime(String?.none, clock: west) == "Unknown")
    #expect(rules.shownDateTime("x", clock: west) == "Invalid Date")
  }

  @Test("Fault of the web app: days ahead count as days ago")
  func daysAgo() {
    func text(_ date: String) -> String {
      rules.shownDateWithDaysAgo(date, now: now, clock: .utc)
    }
    #expect(text("2026-08-20T15:30:00Z") == "Aug 20, 2026 (1 day ago)")
    #expect(text("2026-08-20T15:30:00.001Z") == "Aug 20, 2026 (0 days ago)")
    #expect(text("2026-08-22T15:30:00Z") == "Aug 22, 2026 (1 day ago)")
    #expect(text("2026-08-23T15:30:00Z") == "Aug 23, 2026 (2 days ago)")
    #expect(text("x") == "Invalid Date (NaN days ago)")
    #expect(text("") == " (NaN days ago)")
    #expect(rules.daysAgo("2026-08-21", now: now, clock: west) == 0)
    #expect(rules.daysAgo("2026-08-20", now: now, clock: west) == 1)
    #expect(rules.daysAgo("2026-08-20", now: .invalid, clock: west) == nil)
  }
}
