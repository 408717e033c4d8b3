extension DeadlineRules {
  /// A task with the athlete's status and its prerequisites.
  public struct TaskWithStatus: Sendable, Hashable, Identifiable {
    /// The task, with its deadline, status and lock filled in.
    public let task: RecruitingTask
    /// The prerequisites that are among the tasks, in the order of the task's list.
    public let prerequisites: [RecruitingTask]

    /// The task's id.
    public var id: String { task.id }
  }

  /// Returns tasks with the athlete's statuses, deadlines and prerequisites.
  ///
  /// Restates `task.withStatus`. Since 2026-08. Of two rows of one task the last counts. A prerequisite that isn't among the tasks is left out;
  /// a task whose prerequisites are all unknown is not locked.
  ///
  /// - Parameters:
  ///   - tasks: the result has them by grade, and in this order within a grade.
  ///   - progress: the athlete's rows.
  ///   - graduationYear: the year for `taskDeadline`; without it no task has a deadline.
  public static func withStatus(
    _ tasks: [RecruitingTask], progress: [TaskProgress], graduationYear: Int?
  ) -> [TaskWithStatus] {
    withStatus(tasks, progress: progress, graduationYear: graduationYear.map { Double($0) })
  }

  /// Returns the tasks with any number as the year.
  package static func withStatus(
    _ tasks: [RecruitingTask], progress: [TaskProgress], graduationYear: Double?
  ) -> [TaskWithStatus] {
    let state = TaskState(tasks: tasks, progress: progress)
    return tasks.stablySorted(on: { $0.exactGradeLevel ?? .infinity }, by: <).map { task in
      var merged = task
      merged.deadlineDate = taskDeadline(
        graduationYear: graduationYear, offsetMonths: task.exactDeadlineOffsetMonths)
      merged.status = state.status(of: task).string
      merged.hasIncompletePrerequisites = state.isIncomplete(task)
      return TaskWithStatus(task: merged, prerequisites: state.prerequisites(of: task))
    }
  }
}
