extension DeadlineRules {
  /// The hint on a task whose prerequisites aren't completed.
  public struct PrerequisiteWarning: Sendable, Hashable {
    /// "This task works best after completing "TITLE"."
    public private(set) var message: String
    /// The prerequisite's reason, or "Complete this prerequisite first."
    public private(set) var whyItMatters: String

    fileprivate init(prerequisite: RecruitingTask) {
      self.message = "This task works best after completing \"\(prerequisite.title)\"."
      self.whyItMatters =
        prerequisite.whyItMatters.nonempty ?? "Complete this prerequisite first."
    }
  }

  /// The tasks of a grade, counted by status.
  public struct TaskCompletionStats: Sendable, Hashable {
    /// All tasks.
    public let total: Int
    /// Those that are completed.
    public let completed: Int
    /// Those in progress.
    public let inProgress: Int
    /// Those not started, or without a row.
    public let notStarted: Int
    /// Those skipped.
    public let skipped: Int

    /// The completed share in percent; 0 without tasks.
    public var percentComplete: Double {
      total > 0 ? Double(completed) / Double(total) * 100 : 0
    }
  }
}

extension DeadlineRules.TaskState {
  /// Returns the hint on a task: it names the first incomplete prerequisite, and is nil without one.
  ///
  /// The athlete may go on in spite of it.
  public func warning(for task: DeadlineRules.RecruitingTask) -> DeadlineRules.PrerequisiteWarning?
  {
    incompletePrerequisites(task).first.map(DeadlineRules.PrerequisiteWarning.init)
  }

  /// Returns the tasks of a grade counted by status. An unknown status counts only in the total.
  public func stats(grade: Int) -> DeadlineRules.TaskCompletionStats {
    let statuses = tasks.filter { $0.gradeLevel == grade }.map(status)
    return DeadlineRules.TaskCompletionStats(
      total: statuses.count, completed: statuses.count { $0 == "completed" },
      inProgress: statuses.count { $0 == "in_progress" },
      notStarted: statuses.count { $0 == "not_started" || $0 == nil },
      skipped: statuses.count { $0 == "skipped" })
  }
}
