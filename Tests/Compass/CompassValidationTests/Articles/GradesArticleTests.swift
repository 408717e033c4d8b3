import CompassValidation
import Foundation
import Testing

/// The snippets of the article on grades and local dates.
@Suite struct GradesArticleTests {
  @Test func gradesAndAgesFollowTheClock() throws {
    let print = Snippet("GradesAndLocalDates", 1)
    let now = try Date("2026-07-01T02:00:00Z", strategy: .iso8601)
    let chicago = LocalClock { _ in -5 * 3600 }
    print(GradeRules.currentGrade(graduationYear: 2028, on: now, clock: .utc))  // 11
    print(GradeRules.currentGrade(graduationYear: 2028, on: now, clock: chicago))  // 10
    print(GradeRules.age(dateOfBirth: "2013-07-01", now: now, clock: chicago) ?? 0)  // 12
    print(GradeRules.isUnderMinimumAge(dateOfBirth: "2013-07-01", now: now, clock: chicago))
    // true
    try print.expectPublished()
  }

  @Test func datesAreShown() throws {
    let print = Snippet("GradesAndLocalDates", 2)
    let today = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let eastern = LocalClock { _ in -4 * 3600 }
    print(GradeRules.shownDateWithDaysAgo("2026-08-20", now: today, clock: eastern))
    // Aug 20, 2026 (1 day ago)
    print(GradeRules.shownDateTime("2026-08-20", clock: eastern))  // Aug 19, 2026, 08:00 PM
    print(try GradeRules.dayAfter("2026-02-30"))  // 2026-03-03
    print(try GradeRules.daysBetween("2026-03-07", "2026-03-09", clock: eastern))  // 2
    try print.expectPublished()
  }
}
