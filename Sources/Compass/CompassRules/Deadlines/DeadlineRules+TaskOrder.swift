internal import JSPrimitives

extension DeadlineRules {
  private static let categories: [JSText] = [
    "academic", "recruiting", "athletic", "exposure", "mindset",
  ]

  /// Returns the tasks of the timeline in order.
  ///
  /// Restates `task.sort`. Since 2026-08. These decide, one after the other: not completed before
  /// completed; without incomplete prerequisites; required; the earlier deadline, none last; the
  /// category in the order academic, recruiting, athletic, exposure, mindset, all others; the title in
  /// the order of `CollationKey`. Deadlines are compared as texts by UTF-16 code units, so an empty one
  /// comes first.
  public static func sorted(_ tasks: [RecruitingTask]) -> [RecruitingTask] {
    tasks.stablySorted(on: TaskPlace.init) { $0.precedes($1) }
  }

  /// Returns the tasks that match both filters, in order.
  ///
  /// Restates `task.list`. Since 2026-08. A task without the athlete's row has no status, so no
  /// filter by status finds it.
  ///
  /// - Parameters:
  ///   - tasks: in any order.
  ///   - category: nil lets all through.
  ///   - status: nil lets all through.
  public static func list(
    _ tasks: [RecruitingTask], category: TaskCategory? = nil, status: TaskStatus? = nil
  ) -> [RecruitingTask] {
    list(tasks, category: category?.rawValue, status: status?.rawValue)
  }

  /// Returns the tasks that match two stored words; nil and an empty text let all through.
  package static func list(
    _ tasks: [RecruitingTask], category: String?, status: String?
  ) -> [RecruitingTask] {
    let (category, status) = (category.jsText.nonempty, status.jsText.nonempty)
    return sorted(
      tasks.filter {
        (category == nil || $0.category.jsText == category)
          && (status == nil || $0.status.jsText == status)
      })
  }

  /// The keys that decide the order of a task.
  private struct TaskPlace {
    let ranks: [Int]
    let deadline: [UInt16]?
    let category: Int
    let title: CollationKey

    init(_ task: RecruitingTask) {
      ranks = [
        task.isCompleted ? 1 : 0, task.hasIncompletePrerequisites ? 1 : 0, task.isRequired ? 0 : 1,
      ]
      deadline = task.deadlineDate.jsText?.utf16
      category = DeadlineRules.categories.firstIndex(of: task.category.jsText) ?? categories.count
      title = CollationKey(task.title.jsText)
    }

    func precedes(_ other: TaskPlace) -> Bool {
      if ranks != other.ranks { return ranks.lexicographicallyPrecedes(other.ranks) }
      if deadline != other.deadline {
        guard let deadline else { return false }
        return other.deadline.map { deadline.lexicographicallyPrecedes($0) } ?? true
      }
      return (category, title) < (other.category, other.title)
    }
  }
}
