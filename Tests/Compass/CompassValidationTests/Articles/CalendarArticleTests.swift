import CompassValidation
import Foundation
import Testing

/// The snippets of the article on the recruiting calendar.
@Suite struct CalendarArticleTests {
  @Test func periodsAndMilestonesAreFound() throws {
    let print = Snippet("RecruitingCalendar", 1)
    let evening = try Date("2026-11-28T23:00:00Z", strategy: .iso8601)
    print(CalendarRules.deadPeriodMessage(on: evening) ?? "none")
    // Dead period - no recruiting contact permitted per NCAA rules (Thanksgiving Break)
    print(CalendarRules.isDeadPeriod(on: try Date("2026-11-29T12:00:00Z", strategy: .iso8601)))
    // false
    print(CalendarRules.nextDeadPeriod(from: evening)?.description ?? "none")  // Winter Break
    for milestone in CalendarRules.upcomingMilestones(from: evening, limit: 2, clock: .utc) {
      print(milestone.date, milestone.title)
    }
    // 2027-01-01 Regular Decision Deadline (Most Selective)
    // 2027-01-15 Regular Decision Deadline (Typical)
    try print.expectPublished()
  }

  @Test func aTimelineCountsDown() throws {
    let print = Snippet("RecruitingCalendar", 2)
    let timeline = CalendarRules.timeline(
      graduationYear: 2028, now: try Date("2026-07-25T12:00:00Z", strategy: .iso8601), clock: .utc)
    for date in timeline.upcoming.prefix(3) { print(date.shownDay, date.countdown, date.isUrgent) }
    // Aug 1, 2026 7 days true
    // Sep 1, 2026 1 months false
    // Nov 8, 2027 1y 3m false
    print(timeline.stage?.name ?? "none")  // Contact Period
    try print.expectPublished()
  }
}
