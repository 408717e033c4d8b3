import CompassRules
import Testing

@Suite("Phases and their milestones")
struct PhaseTests {
  private let phases = PhaseRules.self

  private func athlete(
    _ completed: [RecruitingPhase], without missing: String? = nil, unknown: String? = nil
  ) -> PhaseRules.CompletedMilestones {
    let slugs = RecruitingPhase.allCases.flatMap(\.milestones)
    let ids = Dictionary(uniqueKeysWithValues: slugs.map { ($0, "id of \($0)") })
    return PhaseRules.CompletedMilestones(
      taskIDs: ids.filter { $0.key != unknown },
      completed: completed.flatMap(\.milestones).filter { $0 != missing }.map { "id of \($0)" })
  }

  @Test("The order has two ends")
  func order() {
    #expect(
      RecruitingPhase.allCases.map { phases.next(after: $0) } == [
        .sophomore, .junior, .senior, .committed, nil,
      ])
    #expect(
      RecruitingPhase.allCases.map { phases.previous(before: $0) } == [
        nil, .freshman, .sophomore, .junior, .senior,
      ])
  }

  @Test("Four milestones close each of the first three phases, one the fourth")
  func tables() {
    #expect(RecruitingPhase.allCases.map { phases.milestones(of: $0).count } == [4, 4, 4, 1, 0])
    #expect(RecruitingPhase.allCases.map { phases.info(of: $0).grade } == [9, 10, 11, 12, 12])
    #expect(RecruitingPhase.committed.displayName == "Committed")
    #expect(!RecruitingPhase.allCases.contains { $0.info.description.isEmpty })
  }

  @Test("The latest closed set decides, whatever is open before it")
  func calculate() {
    let cases: [([RecruitingPhase], RecruitingPhase)] = [
      ([], .freshman), ([.freshman], .sophomore), ([.sophomore], .junior), ([.junior], .senior),
      ([.freshman, .sophomore], .junior), ([.senior], .freshman),
      ([.freshman, .junior], .senior),
    ]
    for (completed, expected) in cases {
      #expect(phases.calculate(athlete(completed), hasSignedNLI: false) == expected)
    }
    #expect(phases.calculate(athlete([]), hasSignedNLI: true) == .committed)
  }

  @Test("A slug without a task is never complete")
  func unknownSlug() {
    let lacking = athlete([.freshman], unknown: "play-travel-ball")
    #expect(!phases.canAdvance(from: .freshman, with: lacking))
    #expect(
      phases.milestoneProgress(in: .freshman, with: lacking).remaining == ["play-travel-ball"])
    #expect(phases.milestoneProgress(in: .freshman, with: lacking).percentComplete == 75)
  }

  @Test("February's fault is gone: ids are no slugs")
  func slugsAsIDs() {
    let slugs = RecruitingPhase.freshman.milestones
    let athlete = PhaseRules.CompletedMilestones(taskIDs: [:], completed: slugs)
    #expect(!phases.canAdvance(from: .freshman, with: athlete))
  }

  @Test("Trap: completed slugs work without a map of the tasks")
  func completedSlugs() {
    let athlete = PhaseRules.CompletedMilestones(completed: RecruitingPhase.freshman.milestones)
    #expect(phases.calculate(athlete, hasSignedNLI: false) == .sophomore)
    #expect(phases.canAdvance(from: .freshman, with: athlete))
    #expect(athlete.unknown.isEmpty)
  }

  @Test("Trap: an id that names no task is reported, not a silent freshman for ever")
  func unknownIDs() {
    let slugs = RecruitingPhase.freshman.milestones
    #expect(PhaseRules.CompletedMilestones(taskIDs: [:], completed: slugs).unknown == slugs)
    let athlete = PhaseRules.CompletedMilestones(completed: slugs + ["Play-Travel-Ball", "t1"])
    #expect(athlete.unknown == ["Play-Travel-Ball", "t1"])
    let current = phases.current(
      PhaseRules.Record(graduationYear: 2028), with: athlete, now: Date(milliseconds: 0),
      clock: .utc)
    #expect(current.unknownMilestones == ["Play-Travel-Ball", "t1"])
    #expect(self.athlete([.freshman]).unknown.isEmpty)
  }

  @Test("The last phase is complete and leads nowhere")
  func lastPhase() {
    let all = athlete(RecruitingPhase.allCases)
    #expect(!phases.canAdvance(from: .committed, with: all))
    #expect(phases.milestoneProgress(in: .committed, with: athlete([])).percentComplete == 100)
    #expect(phases.canAdvance(from: .senior, with: all))
  }

  @Test("Each phase's progress is stored")
  func milestoneData() {
    let now = Date(milliseconds: 0)
    let data = phases.milestoneData(
      for: .junior, with: athlete([.freshman, .sophomore], without: "create-highlight-video"),
      now: now)
    #expect(data.currentPhase == .junior)
    #expect(data.phases.map(\.progress.percentComplete) == [100, 75, 0, 0, 100])
    #expect(data.phases.map(\.phase) == RecruitingPhase.allCases)
    #expect(data.updatedAt == now)
  }

  @Test("Tasks without a slug are dropped, and the later of two counts")
  func taskIDs() {
    let ids = phases.taskIDs(bySlugOf: [
      PhaseRules.MilestoneTask(id: "1", slug: "a"), PhaseRules.MilestoneTask(id: "2", slug: nil),
      PhaseRules.MilestoneTask(id: "3", slug: ""), PhaseRules.MilestoneTask(id: "4", slug: "a"),
      PhaseRules.MilestoneTask(id: "5", slug: "b"),
    ])
    #expect(ids == ["a": "4", "b": "5"])
  }

  @Test("The page trusts the progress, and is empty without it")
  func page() {
    let progress = PhaseRules.MilestoneProgress(
      required: ["a", "b"], completed: ["a"], remaining: [], percentComplete: 12.5)
    let page = phases.page(phase: .committed, progress: progress)
    #expect(page.canAdvance)
    #expect(page.label == "1/2 milestones complete")
    #expect(page.percent == 12.5)
    let empty = phases.page(phase: nil, progress: nil)
    #expect(empty.phase == .freshman)
    #expect(!empty.canAdvance)
    #expect(empty.label == "")
    #expect(empty.percent == 0)
    #expect(empty.remaining == [])
  }
}
