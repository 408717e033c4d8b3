internal import JSPrimitives

extension DeadlineRules {
  /// The tasks of an athlete, with their prerequisites and progress.
  ///
  /// Restates the web app's composable of tasks (`task.state`). Two rules of locking differ: a task is
  /// locked if a prerequisite has no completed row, even one that is not among the tasks. It is
  /// incomplete only because of prerequisites among the tasks.
  ///
  /// Fault of the web app: of two rows of one task the first decides whether other tasks are locked, on
  /// hints and rates. The last decides on the task's own status and on incomplete tasks.
  public struct TaskState: Sendable, Hashable {
    /// All tasks, in the order loaded.
    public let tasks: [RecruitingTask]
    /// The athlete's rows, in the order loaded.
    public let progress: [TaskProgress]
    /// The first task of each id.
    private let tasksByID: [JSText: RecruitingTask]
    /// The first row of each task.
    private let rows: [JSText: TaskProgress]
    /// The last row of each task.
    private let lastRows: [JSText: TaskProgress]

    /// Creates the state from the tasks and the athlete's rows. Only `progress` decides on the statuses,
    /// not `DeadlineRules.RecruitingTask.status`.
    public init(tasks: [RecruitingTask], progress: [TaskProgress]) {
      self.tasks = tasks
      self.progress = progress
      tasksByID = [JSText: RecruitingTask](tasks.map { ($0.id.jsText, $0) }) { first, _ in first }
      rows = [JSText: TaskProgress](progress.map { ($0.taskID.jsText, $0) }) { first, _ in first }
      lastRows = [JSText: TaskProgress](progress.map { ($0.taskID.jsText, $0) }) { _, last in last }
    }

    /// The tasks that can't be completed yet.
    public var locked: [RecruitingTask] { tasks.filter(isLocked) }
    /// The tasks with a prerequisite among the tasks that isn't completed.
    public var incomplete: [RecruitingTask] { tasks.filter(isIncomplete) }
    /// The rows that are completed.
    public var completed: [TaskProgress] { progress.filter(\.isCompleted) }
    /// The rows that are in progress.
    public var inProgress: [TaskProgress] { progress.filter { $0.status.jsText == "in_progress" } }
    /// The rows that a recovery plan has added.
    public var recovery: [TaskProgress] { progress.filter(\.isRecovery) }
    /// The required tasks that are completed.
    public var requiredCompleted: [RecruitingTask] {
      let ids = Set(completed.map(\.taskID.jsText))
      return tasks.filter { $0.isRequired && ids.contains($0.id.jsText) }
    }

    /// Returns whether a prerequisite of a task has no completed row.
    public func isLocked(_ task: RecruitingTask) -> Bool {
      !task.prerequisiteIDs.jsTexts.allSatisfy(isCompleted)
    }

    /// Returns the prerequisites of a task that are among the tasks and not completed by their first
    /// row, in the order of the task's list.
    public func incompletePrerequisites(_ task: RecruitingTask) -> [RecruitingTask] {
      prerequisites(of: task).filter { !isCompleted($0.id.jsText) }
    }

    /// Returns the required tasks of a phase's grade; those of `committed` are the seniors'.
    public func required(inPhase phase: RecruitingPhase) -> [RecruitingTask] {
      required(inPhase: phase.rawValue)
    }

    /// Returns the required tasks of the phase with a stored word; none for any other text.
    package func required(inPhase phase: String) -> [RecruitingTask] {
      guard let grade = RecruitingPhase.grade(ofStored: phase.jsText) else { return [] }
      return required(inGrade: grade)
    }

    /// Returns the share of a grade's required tasks that are completed, in percent; 0 without any.
    public func completionRate(grade: Int) -> Double {
      let required = required(inGrade: grade)
      guard !required.isEmpty else { return 0 }
      return Double(required.count { isCompleted($0.id.jsText) }) / Double(required.count) * 100
    }

    private func required(inGrade grade: Int) -> [RecruitingTask] {
      tasks.filter { $0.gradeLevel == grade && $0.isRequired }
    }

    func prerequisites(of task: RecruitingTask) -> [RecruitingTask] {
      task.prerequisiteIDs.jsTexts.compactMap { tasksByID[$0] }
    }

    /// Returns whether a prerequisite among the tasks isn't completed by its last row.
    func isIncomplete(_ task: RecruitingTask) -> Bool {
      prerequisites(of: task).contains { lastRows[$0.id.jsText]?.isCompleted != true }
    }

    /// Returns the status of a task: that of its last row.
    func status(of task: RecruitingTask) -> JSText? { lastRows[task.id.jsText]?.status.jsText }

    func isCompleted(_ id: JSText) -> Bool { rows[id]?.isCompleted ?? false }
  }
}
