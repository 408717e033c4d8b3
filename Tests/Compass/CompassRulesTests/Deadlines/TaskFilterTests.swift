import CompassRules
import Testing

@Suite("Filters of tasks")
struct TaskFilterTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T12:00:00Z")

  private var tasks: [DeadlineRules.RecruitingTask] {
    [
      DeadlineRules.RecruitingTask(
        id: "past", title: "", category: "academic", gradeLevel: 10, isRequired: true,
        whyItMatters: "Why.", deadlineDate: "2026-08-20", status: "completed"),
      DeadlineRules.RecruitingTask(
        id: "near", title: "", category: "mindset", gradeLevel: 10, isRequired: true,
        whyItMatters: "Why.", deadlineDate: "2026-08-24", status: "in_progress"),
      DeadlineRules.RecruitingTask(
        id: "week", title: "", category: "athletic", gradeLevel: 10, deadlineDate: "2026-08-28"),
      DeadlineRules.RecruitingTask(
        id: "late", title: "", category: "exposure", gradeLevel: 10, deadlineDate: "2027-08-28"),
    ]
  }

  @Test(
    "A filter is the web app's word of the same name",
    arguments: [nil] + DeadlineRules.TaskUrgencyFilter.allCases,
    [nil] + DeadlineRules.TaskStatus.allCases)
  func page(urgency: DeadlineRules.TaskUrgencyFilter?, status: DeadlineRules.TaskStatus?) throws {
    let typed = try rules.page(
      tasks, gradeLevel: 10, status: status, urgency: urgency, now: now, clock: .utc)
    let stored = try rules.page(
      tasks, gradeLevel: Double(10), status: status?.rawValue ?? "all",
      urgency: urgency?.rawValue ?? "all", now: now, clock: .utc, revision: .newest)
    #expect(typed == stored)
    if status == nil {
      let counts: [DeadlineRules.TaskUrgencyFilter?: Int] = [
        nil: 4, .critical: 1, .urgent: 3, .upcoming: 3,
      ]
      #expect(typed.count == counts[urgency])
    }
  }

  @Test("Trap: a word that is no filter shows all tasks, so an app has no words here")
  func unknownUrgency() throws {
    let all = try rules.page(
      tasks, gradeLevel: Double(10), status: "all", urgency: "Urgent", now: now, clock: .utc,
      revision: .newest)
    #expect(all.count == 4)
    #expect(DeadlineRules.TaskUrgencyFilter(rawValue: "Urgent") == nil)
    #expect(
      DeadlineRules.TaskStatus(rawValue: "Completed") == nil
        && DeadlineRules.TaskCategory(rawValue: "Mindset") == nil)
  }

  @Test("Lists by category, status and phase")
  func lists() {
    for category in DeadlineRules.TaskCategory.allCases {
      #expect(
        rules.list(tasks, category: category).map(\.category)
          == tasks.map(\.category).filter { $0 == category.rawValue })
    }
    #expect(rules.list(tasks, status: .inProgress).map(\.id) == ["near"])
    #expect(rules.list(tasks).count == 4)
    #expect(rules.whatMattersNow(tasks, phase: .sophomore).map(\.id) == ["near"])
    #expect(rules.whatMattersNow(tasks, phase: .junior).isEmpty)
    let state = DeadlineRules.TaskState(tasks: tasks, progress: [])
    #expect(state.required(inPhase: .sophomore).map(\.id) == ["past", "near"])
  }

  @Test("Names and badges are those of the stored words")
  func words() {
    #expect(
      DeadlineRules.TaskStatus.allCases.map(\.displayName) == [
        "Not Started", "In Progress", "Completed", "Skipped",
      ])
    #expect(
      DeadlineRules.TaskCategory.allCases.map(\.displayName) == [
        "Academic", "Recruiting", "Athletic", "Exposure", "Mindset",
      ])
    for status in DeadlineRules.TaskStatus.allCases {
      #expect(status.badge == rules.words(of: status.rawValue).statusBadge)
    }
    for category in DeadlineRules.TaskCategory.allCases {
      #expect(category.badge == rules.words(of: category.rawValue).categoryBadge)
    }
  }
}
