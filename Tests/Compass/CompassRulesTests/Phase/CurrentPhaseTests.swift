import CompassRules
import Testing

@Suite("An athlete's phase")
struct CurrentPhaseTests {
  private let phases = PhaseRules.self
  private let none = PhaseRules.CompletedMilestones(taskIDs: [String: String](), completed: [])
  private let july = Date("2026-07-01T00:00:00.000Z", clock: .utc)

  private func freshmanDone() -> PhaseRules.CompletedMilestones {
    let slugs = RecruitingPhase.freshman.milestones
    return PhaseRules.CompletedMilestones(
      taskIDs: Dictionary(uniqueKeysWithValues: slugs.map { ($0, $0) }), completed: slugs)
  }

  @Test(
    "Only the grades 9 to 12 have a year",
    arguments: [
      (8.0, RecruitingPhase.freshman), (9, .freshman), (9.5, .freshman), (10, .sophomore),
      (11, .junior), (12, .senior), (13, .freshman), (.nan, .freshman), (1e300, .freshman),
    ])
  func grades(grade: Double, phase: RecruitingPhase) {
    #expect(phases.phase(ofGrade: grade) == phase)
  }

  @Test("The school year turns on July 1 of local time")
  func turn() {
    let june = Date(milliseconds: july.milliseconds - 1)
    #expect(phases.phase(ofGraduationYear: 2028, now: june, clock: .utc) == .sophomore)
    #expect(phases.phase(ofGraduationYear: 2028, now: july, clock: .utc) == .junior)
    let west = LocalClock { _ in -3600 }
    #expect(phases.phase(ofGraduationYear: 2028, now: july, clock: west) == .sophomore)
  }

  @Test("A year that is missing, 0 or NaN is freshman, far ones are at an end")
  func years() {
    for year in [nil, 0, Double.nan, 1e300, .infinity] {
      #expect(phases.phase(ofGraduationYear: year, now: july, clock: .utc) == .freshman)
    }
    #expect(phases.phase(ofGraduationYear: 1, now: july, clock: .utc) == .senior)
    #expect(phases.phase(ofGraduationYear: 2027, now: .invalid, clock: .utc) == .freshman)
  }

  @Test("Grades and years are whole numbers; a fraction is none")
  func wholeNumbers() {
    let (grade, year): (Int, Int?) = (10, 2028)
    #expect(phases.phase(ofGrade: grade) == .sophomore)
    #expect(phases.phase(ofGraduationYear: year, now: july, clock: .utc) == .junior)
    var record = PhaseRules.Record(graduationYear: year)
    #expect(record.graduationYear == 2028)
    record.exactGraduationYear = 2028.5
    #expect(record.graduationYear == nil)
    record.graduationYear = 2027
    #expect(record.exactGraduationYear == 2027)
  }

  @Test("The stored phase comes before the year, unless the user is missing")
  func stored() {
    func phase(_ record: PhaseRules.Record) -> RecruitingPhase {
      phases.current(record, with: none, now: july, clock: .utc).phase
    }
    #expect(phase(PhaseRules.Record()) == .freshman)
    #expect(phase(PhaseRules.Record(graduationYear: 2027)) == .senior)
    #expect(phase(PhaseRules.Record(storedPhase: .sophomore, graduationYear: 2027)) == .sophomore)
    #expect(phase(PhaseRules.Record(isUserFound: false, storedPhase: .sophomore)) == .freshman)
  }

  @Test("An athlete advances once all milestones of the phase are complete")
  func advance() throws {
    let answer = try phases.advance(
      PhaseRules.Record(), with: freshmanDone(), now: july, clock: .utc)
    #expect(answer.isSuccess)
    #expect(answer.message == "Congratulations! You've advanced to Sophomore Year!")
    #expect(answer.stored?.currentPhase == .sophomore)
    #expect(answer.stored?.updatedAt == july)
    let open = try phases.advance(
      PhaseRules.Record(storedPhase: .sophomore), with: freshmanDone(), now: july, clock: .utc)
    #expect(!open.isSuccess)
    #expect(open.phase == .sophomore)
    #expect(open.message == "Cannot advance phase - not all milestones completed")
    #expect(open.stored == nil)
    let last = try phases.advance(
      PhaseRules.Record(storedPhase: .committed), with: none, now: july, clock: .utc)
    #expect(last.message == "Already at final phase")
    #expect(!last.isSuccess)
  }

  @Test("A parent and a missing user are refused")
  func refusals() {
    #expect(throws: PhaseRules.AdvanceError.isParent) {
      try phases.advance(
        role: .parent, PhaseRules.Record(isUserFound: false), with: none, now: july, clock: .utc)
    }
    #expect(throws: PhaseRules.AdvanceError.userNotFound) {
      try phases.advance(
        role: .player, PhaseRules.Record(isUserFound: false), with: none, now: july, clock: .utc)
    }
    #expect(PhaseRules.AdvanceError.allCases.map(\.status) == [403, 404])
    #expect(
      PhaseRules.AdvanceError.allCases.map(\.message) == [
        "Parents cannot perform this action. This is a read-only view.", "User not found",
      ])
  }
}
