internal import JSPrimitives

extension DeadlineRules {
  /// A task that matters now.
  public struct PressingTask: Sendable, Hashable, Identifiable {
    /// The task; it is required and has a reason.
    public let task: RecruitingTask
    /// From 5 to 12: 10 for academic, 9 recruiting, 8 athletic, 7 exposure, 5 for mindset and all
    /// others, and 2 more for a task with prerequisites.
    public let priority: Int

    /// The task's id.
    public var id: String { task.id }
  }

  private static let mostShown = 5
  private static let categoryPriorities: [JSText: Int] = [
    "academic": 10, "recruiting": 9, "athletic": 8, "exposure": 7,
  ]

  /// Returns the tasks that matter now, at most five, the highest priority first.
  ///
  /// Restates `task.whatMattersNow`. Since 2026-08. They are the tasks of the phase's grade that are
  /// required, not completed and have a reason; blanks are a reason too. Tasks of one priority are in
  /// the order of their ids by `CollationKey`.
  ///
  /// - Parameters:
  ///   - tasks: in any order.
  ///   - phase: the athlete's phase; `senior` and `committed` are both of grade 12.
  public static func whatMattersNow(
    _ tasks: [RecruitingTask], phase: RecruitingPhase
  ) -> [PressingTask] {
    whatMattersNow(tasks, phase: phase.rawValue)
  }

  /// Returns the tasks that matter in the phase with a stored word; none for any other text.
  package static func whatMattersNow(
    _ tasks: [RecruitingTask], phase: String
  ) -> [PressingTask] {
    guard let grade = RecruitingPhase.grade(ofStored: phase.jsText) else { return [] }
    let pressing = tasks.filter {
      $0.gradeLevel == grade && !$0.isCompleted && $0.isRequired
        && $0.whyItMatters.jsText.nonempty != nil
    }
    .map { task in
      let category = Self.categoryPriorities[task.category.jsText] ?? 5
      return PressingTask(
        task: task, priority: category + (task.prerequisiteIDs.isEmpty ? 0 : 2))
    }
    return Array(
      pressing.stablySorted(on: { (-$0.priority, CollationKey($0.task.id.jsText)) }, by: <)
        .prefix(Self.mostShown))
  }

  /// Returns the words for a priority.
  ///
  /// Restates `task.priorityLabel`: "Critical Right Now" from 12, "High Priority" from 9, "Important"
  /// from 7, else "Recommended".
  public static func priorityLabel(_ priority: Int) -> String { priorityLabel(Double(priority)) }

  /// Returns the words for any number as the priority; those of NaN are "Recommended".
  package static func priorityLabel(_ priority: Double) -> String {
    switch priority {
    case 12...: "Critical Right Now"
    case 9...: "High Priority"
    case 7...: "Important"
    default: "Recommended"
    }
  }
}
