import CompassRules
import Testing

@Suite("Tasks and prerequisites")
struct TaskStateTests {
  private let rules = DeadlineRules.self

  private func task(
    _ id: String, needs prerequisites: [String] = [], grade: Int = 9, required: Bool = true,
    reason: String? = nil
  ) -> DeadlineRules.RecruitingTask {
    DeadlineRules.RecruitingTask(
      id: id, title: "Title \(id)", category: "academic", gradeLevel: grade,
      isRequired: required, prerequisiteIDs: prerequisites, whyItMatters: reason,
      deadlineOffsetMonths: 6)
  }

  private func state(
    _ tasks: [DeadlineRules.RecruitingTask], _ statuses: KeyValuePairs<String, String> = [:]
  ) -> DeadlineRules.TaskState {
    DeadlineRules.TaskState(
      tasks: tasks,
      progress: statuses.map { DeadlineRules.TaskProgress(taskID: $0.key, status: $0.value) })
  }

  @Test("An unknown prerequisite locks a task, but makes it neither incomplete nor warned")
  func unknownPrerequisite() throws {
    let state = state([task("a", needs: ["?"])])
    #expect(state.locked.map(\.id) == ["a"])
    #expect(state.incomplete.isEmpty)
    #expect(state.warning(for: state.tasks[0]) == nil)
    let merged = rules.withStatus(state.tasks, progress: [], graduationYear: Int?.none)
    #expect(merged.map(\.task.hasIncompletePrerequisites) == [false])
    #expect(merged[0].prerequisites.isEmpty)
    let refusal = try #require(rules.refusal(of: "a", status: "completed", in: state))
    #expect(
      refusal.message == "Cannot complete task. Please complete these prerequisites first: ")
    let completed = self.state(state.tasks, ["?": "completed"])
    #expect(completed.locked.isEmpty)
  }

  @Test("Only a completed row unlocks", arguments: ["in_progress", "skipped", "not_started", ""])
  func unlock(status: String) {
    let tasks = [task("a"), task("b", needs: ["a"])]
    #expect(state(tasks, ["a": status]).locked.map(\.id) == ["b"])
    #expect(state(tasks, ["a": "completed"]).locked.isEmpty)
  }

  @Test("Of two rows of a task the first locks others, the last is its status")
  func twoRows() {
    let tasks = [task("a"), task("b", needs: ["a"])]
    let open = state(tasks, ["a": "in_progress", "a": "completed"])
    #expect(open.locked.map(\.id) == ["b"] && open.incomplete.isEmpty)
    #expect(open.stats(grade: 9).completed == 1 && open.completionRate(grade: 9) == 0)
    #expect(open.warning(for: tasks[1]) != nil)
    let merged = rules.withStatus(tasks, progress: open.progress, graduationYear: Int?.none)
    #expect(merged.map(\.task.status) == ["completed", nil])
    #expect(merged.map(\.task.hasIncompletePrerequisites) == [false, false])
    let closed = state(tasks, ["a": "completed", "a": "skipped"])
    #expect(closed.locked.isEmpty && closed.incomplete.map(\.id) == ["b"])
    #expect(closed.stats(grade: 9).skipped == 1 && closed.completionRate(grade: 9) == 50)
  }

  @Test("Merged tasks are ordered by grade, those without one last")
  func grades() {
    let tasks = [nil, 11, 9, 11].enumerated().map { index, grade in
      DeadlineRules.RecruitingTask(id: "\(index)", title: "", category: "", gradeLevel: grade)
    }
    let merged = rules.withStatus(tasks, progress: [], graduationYear: Int?.none)
    #expect(merged.map(\.id) == ["2", "1", "3", "0"])
  }

  @Test("Statuses, deadlines and prerequisites are merged in the task's order")
  func merge() {
    let tasks = [task("a"), task("b"), task("c", needs: ["b", "?", "a"])]
    let merged = rules.withStatus(
      tasks, progress: state([], ["b": "completed"]).progress, graduationYear: 2028)
    #expect(merged.map(\.task.status) == [nil, "completed", nil])
    #expect(merged.map(\.task.deadlineDate) == ["2027-12-01", "2027-12-01", "2027-12-01"])
    #expect(merged[2].prerequisites.map(\.id) == ["b", "a"])
    #expect(merged.map(\.task.hasIncompletePrerequisites) == [false, false, true])
    #expect(
      rules.withStatus(tasks, progress: [], graduationYear: Int?.none)[0].task.deadlineDate == nil)
  }

  @Test("The warning names the first incomplete prerequisite and its reason")
  func warning() throws {
    let tasks = [task("a"), task("b", reason: "Why."), task("c", needs: ["a", "b"])]
    let first = try #require(state(tasks).warning(for: tasks[2]))
    #expect(first.message == "This task works best after completing \"Title a\".")
    #expect(first.whyItMatters == "Complete this prerequisite first.")
    let second = try #require(state(tasks, ["a": "completed"]).warning(for: tasks[2]))
    #expect(second.message == "This task works best after completing \"Title b\".")
    #expect(second.whyItMatters == "Why.")
    #expect(state(tasks).warning(for: tasks[0]) == nil)
  }

  @Test("Only starting and completing are refused, with the titles that are open")
  func refusal() throws {
    let tasks = [task("a"), task("b"), task("c", needs: ["b", "?", "a"])]
    let open = state(tasks)
    for status in ["completed", "in_progress"] {
      #expect(
        rules.refusal(of: "c", status: status, in: open)?.message
          == "Cannot complete task. Please complete these prerequisites first: Title b, Title a")
    }
    for status in ["skipped", "not_started", "", "Completed"] {
      #expect(rules.refusal(of: "c", status: status, in: open) == nil)
    }
    #expect(rules.refusal(of: "a", status: "completed", in: open) == nil)
    #expect(rules.refusal(of: "x", status: "completed", in: open) == nil)
    #expect(
      rules.refusal(of: "c", status: "completed", in: state(tasks, ["b": "completed"]))?.message
        == "Cannot complete task. Please complete these prerequisites first: Title a")
  }

  @Test("Of two prerequisites with one title, the first decides")
  func sameTitle() {
    let tasks = ["a", "b"].map { DeadlineRules.RecruitingTask(id: $0, title: "T", category: "") }
    let all = tasks + [task("c", needs: ["a", "b"])]
    let start = "Cannot complete task. Please complete these prerequisites first: "
    #expect(
      rules.refusal(of: "c", status: "completed", in: state(all, ["a": "completed"]))?.message
        == start)
    #expect(
      rules.refusal(of: "c", status: "completed", in: state(all, ["b": "completed"]))?.message
        == start + "T, T")
  }

  @Test("Counts by status and grade")
  func stats() {
    let tasks = ["a", "b", "c", "d", "e", "f"].map { task($0) } + [task("g", grade: 10)]
    let state = state(
      tasks,
      [
        "a": "completed", "b": "in_progress", "c": "not_started", "d": "skipped", "e": "other",
      ])
    let stats = state.stats(grade: 9)
    #expect(stats.total == 6)
    #expect(stats.completed == 1)
    #expect(stats.inProgress == 1)
    #expect(stats.notStarted == 2)
    #expect(stats.skipped == 1)
    #expect(stats.percentComplete == 1.0 / 6 * 100)
    #expect(state.stats(grade: 10).notStarted == 1)
    #expect(state.stats(grade: 11).percentComplete == 0)
  }

  @Test("Completion counts required tasks alone")
  func rate() {
    let tasks = [task("a"), task("b"), task("c"), task("d", required: false)]
    let state = state(tasks, ["a": "completed", "d": "completed", "x": "completed"])
    #expect(state.completionRate(grade: 9) == 1.0 / 3 * 100)
    #expect(state.completionRate(grade: 10) == 0)
    #expect(state.requiredCompleted.map(\.id) == ["a"])
    #expect(state.completed.map(\.taskID) == ["a", "d", "x"])
    #expect(state.required(inPhase: "freshman").map(\.id) == ["a", "b", "c"])
    #expect(state.required(inPhase: "senior").isEmpty)
    #expect(state.required(inPhase: "unknown").isEmpty)
  }

  @Test("Rows in progress and of a recovery plan")
  func rows() {
    let rows = [
      DeadlineRules.TaskProgress(taskID: "b", status: "in_progress", isRecovery: true),
      DeadlineRules.TaskProgress(taskID: "a", status: "in_progress"),
    ]
    let state = DeadlineRules.TaskState(tasks: [], progress: rows)
    #expect(state.inProgress.map(\.taskID) == ["b", "a"])
    #expect(state.recovery.map(\.taskID) == ["b"])
  }
}
