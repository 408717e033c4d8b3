internal import JSPrimitives

extension DeadlineRules {
  /// The refusal to start or complete a locked task.
  public struct TaskRefusal: Error, Sendable, Hashable {
    /// The sentence shown, with the titles of the incomplete prerequisites.
    public private(set) var message: String

    fileprivate init(titles: [JSText]) {
      self.message = String(
        jsText:
          "Cannot complete task. Please complete these prerequisites first: "
          + titles.joined(separator: ", "))
    }
  }

  /// Returns why a task can't get a status; nil if it can.
  ///
  /// Restates `task.completeAttempt`. Since 2026-08. Only `completed` and `in_progress` are refused,
  /// and only to a task that `DeadlineRules.TaskState.locked` contains; an unknown task is not. The message lists the
  /// incomplete prerequisites among the tasks, so it can end without a title. Of two prerequisites with
  /// one title, the first decides for both.
  ///
  /// - Parameters:
  ///   - id: the task's id.
  ///   - status: the stored word of the new status.
  ///   - state: the tasks and the athlete's rows.
  public static func refusal(
    of id: String, status: String, in state: TaskState
  ) -> TaskRefusal? {
    let id = id.jsText
    guard ["completed", "in_progress"].contains(status.jsText),
      let task = state.tasks.first(where: { $0.id.jsText == id }), state.isLocked(task)
    else { return nil }
    let prerequisites = state.prerequisites(of: task)
    let titles = prerequisites.map(\.title.jsText).filter { title in
      prerequisites.first { $0.title.jsText == title }.map { !state.isCompleted($0.id.jsText) }
        ?? false
    }
    return TaskRefusal(titles: titles)
  }
}
