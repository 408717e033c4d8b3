extension DeadlineRules {
  /// The state of an athlete's task.
  public enum TaskStatus: String, LabeledValue {
    /// The athlete hasn't started it, is at it, or has completed it.
    case notStarted = "not_started"
    case inProgress = "in_progress"
    case completed
    /// The athlete leaves it out.
    case skipped

    /// The name shown to people, such as "In Progress".
    public var displayName: String { LabelsData.name(of: self) }

    /// The badge's colors.
    public var badge: PaletteColor.Badge { .reading(LabelsData.classNames(of: self)) }
  }

  /// The subject of a task.
  public enum TaskCategory: String, LabeledValue {
    /// The subjects in the order in which the tasks are shown.
    case academic, recruiting, athletic, exposure, mindset

    /// The name shown to people, such as "Academic".
    public var displayName: String { LabelsData.name(of: self) }

    /// The badge's colors.
    public var badge: PaletteColor.Badge { .reading(LabelsData.classNames(of: self)) }
  }

  /// A filter of the tasks page by the urgency of the deadlines.
  public enum TaskUrgencyFilter: String, Codable, CaseIterable, Sendable, Hashable {
    /// Tasks that are past due.
    case critical
    /// Tasks with a critical or urgent deadline.
    case urgent
    /// Tasks with a critical, urgent or upcoming deadline.
    case upcoming
  }
}
