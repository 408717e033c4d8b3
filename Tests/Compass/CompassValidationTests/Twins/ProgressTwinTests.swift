import CompassValidation
import Foundation
import Testing

/// docs/twins.md, "Phases", "Progress", "Deadlines", "Positions", "The recruiting calendar" and "Coach interest".
@Suite("Twins: phases, deadlines, positions, calendar and interest")
struct ProgressTwinTests {
  private let juniorYear = RecruitingPhase.junior.milestones

  @Test("Completed ids that are slugs need no map")
  func slugs() {
    let milestones = PhaseRules.CompletedMilestones(completed: juniorYear)
    #expect(PhaseRules.calculate(milestones, hasSignedNLI: false) == .senior)
    #expect(PhaseRules.milestoneProgress(in: .junior, with: milestones).percentComplete == 100)
    #expect(milestones.unknown.isEmpty)
  }

  @Test("An empty map leaves a freshman, and names the ids that it doesn't know")
  func emptyMap() {
    let milestones = PhaseRules.CompletedMilestones(taskIDs: [:], completed: juniorYear)
    #expect(PhaseRules.calculate(milestones, hasSignedNLI: false) == .freshman)
    #expect(!PhaseRules.canAdvance(from: .freshman, with: milestones))
    #expect(milestones.unknown == juniorYear)
  }

  @Test("The web app's score is another quantity than the share of completed tasks")
  func score() {
    let score = ScoreRules.result(.init(taskCompletionRate: 50))
    #expect(score.score == 18 && score.label == .atRisk)
    #expect(ScoreRules.Label(score: 50) == .slightlyBehind)
  }

  @Test("A deadline of a Date is that of its local day, and critical up to three days")
  func deadlines() {
    let now = Moments.at("2026-08-21T15:30:00Z")
    func urgency(_ day: String) -> DeadlineRules.Urgency {
      DeadlineRules.info(deadline: Moments.at(day), now: now, clock: .utc).urgency
    }
    #expect(urgency("2026-08-20T23:00:00Z") == .critical)
    #expect(urgency("2026-08-21T23:00:00Z") == .critical)
    #expect(urgency("2026-08-24T00:00:00Z") == .critical)
    #expect(urgency("2026-08-25T00:00:00Z") == .urgent)
    #expect(urgency("2026-08-28T00:00:00Z") == .urgent)
    #expect(urgency("2026-09-04T00:00:00Z") == .upcoming)
    #expect(urgency("2026-09-05T00:00:00Z") == .future)
  }

  @Test("A sport is named in any letter case")
  func sports() throws {
    let sport = try #require(Sport(named: "baseball"))
    #expect(PositionRules.list(sport: sport).first == "Pitcher")
    #expect(PositionRules.normalized("ss", sport: sport) == "Shortstop")
  }

  @Test("An outfielder is no position, except in the older table of baseball")
  func outfielder() {
    #expect(PositionRules.normalized("Outfielder", sport: .baseball) == nil)
    #expect(PositionRules.normalizedAll(["Outfielder"], sport: .baseball) == ["Outfielder"])
    #expect(PositionRules.baseballPosition(named: "OF") == .utility)
    #expect(PositionRules.baseballPosition(named: "Outfielder") == nil)
  }

  @Test("Baseball and softball have abbreviations")
  func abbreviations() {
    #expect(PositionRules.abbreviated("First Base", sport: .softball) == "1B")
    #expect(PositionRules.abbreviated("Point Guard", sport: .basketball) == "Point Guard")
  }

  @Test("The calendar is that of baseball in D1, and says nothing on another sport")
  func calendar() throws {
    let period = try #require(CalendarRules.periods().first { $0.kind == .dead })
    let day = period.start
    #expect(CalendarRules.isDeadPeriod(on: day, sport: .baseball, division: .d1) == true)
    #expect(CalendarRules.isDeadPeriod(on: day, sport: .softball, division: .d1) == nil)
    #expect(CalendarRules.isDeadPeriod(on: day, sport: .baseball, division: .d2) == nil)
  }

  @Test("The number of yeses is the interest")
  func interest() {
    let calibration = InterestCalibration(answers: [true, true, true, false, false, false])
    #expect(calibration.level == .medium)
    #expect(
      InterestCalibration.content(
        "Hi", noting: .medium, direction: .inbound, sentiment: .positive)
        == "Hi\n\n[Coach Interest Level: MEDIUM]")
  }
}
