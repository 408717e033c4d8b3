import CompassRules
import Testing

@Suite("Recruiting calendar")
struct CalendarRulesTests {
  private let rules = CalendarRules.self
  private let chicago = LocalClock { moment in
    (1_772_956_800_000..<1_793_516_400_000).contains(moment.milliseconds) ? -18_000 : -21_600
  }

  private func moment(_ text: String) -> Date { Date(text, clock: .utc) }

  @Test(
    "Fault of the web app: a period's last day is outside but for its first millisecond",
    arguments: [
      ("2026-11-21T23:59:59.999Z", false), ("2026-11-22T00:00:00Z", true),
      ("2026-11-28T23:59:59.999Z", true), ("2026-11-29T00:00:00Z", true),
      ("2026-11-29T00:00:00.001Z", false), ("2027-01-03T00:00:00Z", true),
      ("2027-04-10T00:00:00.001Z", false), ("2026-09-05T00:00:00Z", false), ("x", false),
    ])
  func deadPeriods(text: String, isDead: Bool) {
    #expect(rules.isDeadPeriod(on: moment(text)) == isDead)
    #expect(rules.isDeadPeriod(on: moment(text), division: "D1") == isDead)
    #expect((rules.deadPeriodMessage(on: moment(text)) != nil) == isDead)
    for division in ["", "d1", "DI", "D2", "ALL"] {
      #expect(!rules.isDeadPeriod(on: moment(text), division: division))
      #expect(rules.deadPeriodMessage(on: moment(text), division: division) == nil)
    }
  }

  @Test("Quiet periods, and the kinds of all periods")
  func quietPeriods() {
    #expect(!rules.isQuietPeriod(on: moment("2026-08-31T23:59:59.999Z")))
    #expect(rules.isQuietPeriod(on: moment("2026-09-01T00:00:00Z")))
    #expect(rules.isQuietPeriod(on: moment("2026-09-10T00:00:00Z"), division: "D1"))
    #expect(!rules.isQuietPeriod(on: moment("2026-09-10T00:00:00.001Z")))
    #expect(rules.periods().map(\.kind) == [.dead, .dead, .dead, .quiet])
    #expect(rules.periods(division: "D3").isEmpty)
  }

  @Test("The next dead period is the first that has not started")
  func nextDeadPeriod() {
    let next = rules.nextDeadPeriod(from: moment("2026-11-22T00:00:00Z"))
    #expect(next?.description == "Thanksgiving Break")
    #expect(
      rules.nextDeadPeriod(from: moment("2026-11-22T00:00:00.001Z"))?.description
        == "Winter Break")
    #expect(rules.nextDeadPeriod(from: moment("2027-03-15T00:00:00.001Z")) == nil)
    #expect(rules.nextDeadPeriod(from: .invalid) == nil)
    #expect(rules.nextDeadPeriod(from: moment("2026-01-01"), division: "D2") == nil)
  }

  @Test("Milestones of the current UTC day count, whatever the local day")
  func currentDay() {
    let evening = moment("2026-08-29T23:59:59.999Z")
    let night = moment("2026-08-30T00:00:00Z")
    #expect(rules.upcomingMilestones(from: evening, clock: chicago).first?.date == "2026-08-29")
    #expect(rules.upcomingMilestones(from: night, clock: chicago).first?.date == "2026-09-12")
    #expect(rules.upcomingMilestones(from: .invalid, clock: .utc).isEmpty)
    #expect(rules.upcomingMilestones(from: moment("2027-04-16"), limit: 9, clock: .utc).isEmpty)
  }

  @Test("The limit is 5; a negative one leaves out milestones at the end")
  func limits() {
    let start = moment("2026-01-01")
    func count(_ limit: Int) -> Int {
      rules.upcomingMilestones(from: start, limit: limit, clock: .utc).count
    }
    let all = count(.max)
    #expect(all == 21 && count(0) == 0 && count(-1) == all - 1 && count(-all) == 0)
    #expect(count(.min) == 0)
    #expect(rules.upcomingMilestones(from: start, clock: .utc).count == 5)
  }

  @Test("Fault of the web app: graduation in three years is called the senior year")
  func kinds() {
    func kinds(_ year: Double?, _ now: String = "2026-01-01T12:00:00Z") -> Set<String> {
      Set(
        rules.upcomingMilestones(
          from: moment(now), graduationYear: year, division: "D1", limit: 99, clock: chicago
        ).map(\.kind.rawValue))
    }
    #expect(kinds(2029) == ["test", "application", "signing"])
    #expect(kinds(2028) == ["test", "application"])
    #expect(kinds(2027) == ["test"] && kinds(2030) == ["test"] && kinds(2028.5) == ["test"])
    for none in [nil, 0, .nan] as [Double?] { #expect(kinds(none) == kinds(2029)) }
    // Still 2025 in Chicago.
    #expect(kinds(2028, "2026-01-01T05:59:59Z") == kinds(2029))
  }

  @Test("Fault of the web app: DI has the deadlines, D1 the signing periods")
  func divisions() {
    func kinds(_ division: String) -> Set<String> {
      Set(
        rules.upcomingMilestones(
          from: moment("2026-01-01"), division: division, limit: 99, clock: .utc
        ).map(\.kind.rawValue))
    }
    #expect(kinds("DI") == ["test", "application", "deadline", "ncaa-period"])
    #expect(kinds("D1") == ["test", "application", "signing"])
    #expect(kinds("NAIA") == ["test", "application", "deadline"])
    #expect(kinds("") == ["test", "application"] && kinds("D3") == kinds(""))
  }

  @Test("Ranges compare texts")
  func ranges() {
    #expect(
      rules.milestones(from: "2026-10", through: "2026-10-03").map(\.kind) == [.application, .test])
    #expect(rules.milestones(from: "2026-10-01", through: "2026-10").isEmpty)
    #expect(rules.milestones(from: "", through: "").isEmpty)
    #expect(rules.milestones(from: "", through: "\u{10FFFF}").count == 28)
  }

  @Test("Icons; an unknown kind has the calendar")
  func icons() {
    #expect(rules.milestoneIcon(of: "signing") == "✍️")
    for kind in ["other", "", "Test", "constructor"] {
      #expect(rules.milestoneIcon(of: kind) == "📅")
    }
    #expect(CalendarRules.Milestone.Kind.allCases.allSatisfy { !$0.icon.isEmpty })
  }

  @Test(
    "The countdown to June 15, 2026",
    arguments: [
      ("2026-06-16", "Passed", false), ("2026-06-15T23:59:59Z", "Today", true),
      ("2026-06-14", "Tomorrow", true), ("2026-06-13", "2 days", true),
      ("2026-06-08", "7 days", true), ("2026-06-07", "2 weeks", true),
      ("2026-05-16", "5 weeks", true), ("2026-05-15", "1 months", false),
      ("2025-06-15", "12 months", false), ("2025-06-14", "1y 0m", false),
      ("2024-06-15", "2y 0m", false), ("2024-06-16", "1y 12m", false),
    ])
  func countdowns(now: String, countdown: String, isUrgent: Bool) {
    let timeline = rules.timeline(now: moment(now), clock: .utc)
    #expect(timeline.dates.first?.id == "contact-opens")
    #expect(timeline.dates.first?.countdown == countdown)
    #expect(timeline.dates.first?.isUrgent == isUrgent)
    #expect(timeline.upcoming.count == 5)
    #expect((timeline.upcoming.first?.id == "contact-opens") == (countdown != "Passed"))
  }

  @Test("Fault of the web app: a clock change makes a day too many, or yesterday today")
  func clockChanges() throws {
    let autumn = rules.timeline(
      graduationYear: 2027, now: moment("2026-10-31T12:00:00Z"), clock: chicago)
    let signing = try #require(autumn.dates.first { $0.id == "early-signing" })
    // October 31 to November 8 are 8 days.
    #expect(signing.day?.description == "2026-11-08" && signing.daysLeft == 9)
    // A clock whose spring change is in the night after June 15.
    let spring = LocalClock { $0.milliseconds >= 1_781_510_400_000 ? -14_400 : -18_000 }
    let contact = rules.timeline(now: moment("2026-06-16T12:00:00Z"), clock: spring).dates.first
    #expect(contact?.day?.description == "2026-06-15" && contact?.countdown == "Today")
  }

  @Test("Years and days left are whole numbers")
  func wholeNumbers() {
    let year: Int? = 2029
    let now = moment("2026-01-01T12:00:00Z")
    #expect(
      rules.upcomingMilestones(from: now, graduationYear: year, limit: 99, clock: .utc).contains {
        $0.kind == .application
      })
    let days = rules.timeline(graduationYear: 2027, now: now, clock: .utc).dates.map(\.daysLeft)
    #expect(days.allSatisfy { $0 != nil })
    let unknown = rules.timeline(graduationYear: .nan, now: now, clock: .utc)
    #expect(unknown.dates.allSatisfy { $0.daysLeft == nil })
  }

  @Test("The stages meet without a gap, both ends included")
  func stages() {
    func stage(_ now: String) -> String? {
      rules.timeline(now: moment(now), clock: .utc).stage?.name
    }
    #expect(stage("2024-07-31") == nil && stage("2024-08-01") == "Quiet Period")
    #expect(stage("2026-06-14T23:59:59Z") == "Quiet Period")
    #expect(stage("2026-06-15") == "Contact Period" && stage("2027-11-07") == "Contact Period")
    #expect(stage("2027-11-08") == "Early Signing Period")
    #expect(stage("2027-11-15") == "Early Signing Period")
    #expect(stage("2027-11-16") == "Final Decision Period")
    #expect(stage("2028-04-14T23:59:59Z") == "Final Decision Period" && stage("2028-04-15") == nil)
  }

  @Test("Odd years and moments")
  func odd() {
    let unknown = rules.timeline(graduationYear: .nan, now: moment("2026-01-01"), clock: .utc)
    #expect(unknown.dates.allSatisfy { $0.day == nil && $0.shownDay == "Invalid Date" })
    #expect(unknown.dates.map(\.countdown) == Array(repeating: "NaNy NaNm", count: 6))
    #expect(unknown.upcoming.isEmpty && unknown.stage == nil)
    let never = rules.timeline(now: .invalid, clock: .utc)
    #expect(never.upcoming.isEmpty && never.stage == nil && !never.dates[0].isUrgent)
    let fraction = rules.timeline(graduationYear: 2028.5, now: moment("2026-01-01"), clock: .utc)
    #expect(fraction.dates[5].description == "Class of 2028.5")
    #expect(fraction.dates[5].day?.description == "2028-05-31")
    let early = rules.timeline(graduationYear: 100, now: moment("2026-01-01"), clock: .utc)
    #expect(early.dates.map { $0.day?.fields.year } == [1998, 1998, 1998, 1999, 100, 100])
  }
}
