import CompassRules
import Testing

@Suite("The score that the server calculates")
struct ScoreRecordTests {
  private let rules = ScoreRules.self
  private let now = DeadlineClock.moment("2026-08-21T15:30:00.000Z")

  private func record(
    phase: String? = "junior", sentiments: [(String, String?)] = []
  ) -> ScoreRules.Record {
    var record = ScoreRules.Record(phase: phase)
    record.tasks = ([9, 10, 11, 12] as [Int]).map {
      DeadlineRules.RecruitingTask(
        id: "\($0)", title: "", category: "", gradeLevel: $0, isRequired: true)
    }
    record.schoolCount = 1
    record.interactions = sentiments.map { .init(createdAt: $0.0, sentiment: $0.1) }
    return record
  }

  private func breakdown(_ record: ScoreRules.Record) -> ScoreRules.Inputs {
    rules.recalculated(record, now: now).breakdown
  }

  @Test(
    "The phase chooses the tasks, freshman by default",
    arguments: [
      ("freshman", "9"), (nil, "9"), ("", "9"), ("sophomore", "10"), ("junior", "11"),
      ("senior", "12"), ("committed", "12"),
    ] as [(String?, String)])
  func phase(phase: String?, id: String) {
    var record = record(phase: phase)
    record.completedTaskIDs = [id]
    #expect(breakdown(record).taskCompletionRate == 100)
    record.completedTaskIDs = ["8"]
    #expect(breakdown(record).taskCompletionRate == 0)
  }

  @Test("An unknown phase has no tasks, not even those without a grade")
  func unknownPhase() {
    var record = record(phase: "graduate")
    record.tasks.append(
      DeadlineRules.RecruitingTask(id: "x", title: "", category: "", isRequired: true))
    record.completedTaskIDs = ["x", "9"]
    #expect(breakdown(record).taskCompletionRate == 0)
  }

  @Test("The newest interaction decides, in whole days")
  func newest() {
    let dates = [("2026-08-01T00:00:00Z", "positive"), ("2026-08-13T15:30:00.001Z", "positive")]
    #expect(breakdown(record(sentiments: dates)).interactionFrequencyScore == 100)
    let older = [("2026-08-13T15:30:00.000Z", "positive"), ("2026-08-01T00:00:00Z", "positive")]
    #expect(breakdown(record(sentiments: older)).interactionFrequencyScore == 80)
    #expect(breakdown(record()).interactionFrequencyScore == 0)
    #expect(breakdown(record()).coachInterestScore == 0)
    let unreadable = breakdown(record(sentiments: [("soon", "positive")]))
    #expect(unreadable.interactionFrequencyScore == 0)
    #expect(unreadable.coachInterestScore == 100)
  }

  @Test(
    "Fault of the web app: very positive counts as medium",
    arguments: [
      ("positive", 100), ("POSITIVE", 100), ("negative", 20), ("very_positive", 60),
      ("neutral", 60), ("", 60), (nil, 60),
    ] as [(String?, Double)])
  func sentiment(sentiment: String?, points: Double) {
    let interactions = [("2026-08-21T00:00:00Z", sentiment)]
    #expect(breakdown(record(sentiments: interactions)).coachInterestScore == points)
  }

  @Test("The eligibility never counts")
  func academics() {
    var record = record()
    (record.gpa, record.sat, record.act) = (4, 1600, 36)
    #expect(breakdown(record).academicStandingScore == 70)
  }
}
