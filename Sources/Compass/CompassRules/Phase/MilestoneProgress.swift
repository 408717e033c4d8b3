extension PhaseRules {
  /// An athlete's progress through the milestones of a phase.
  public struct MilestoneProgress: Sendable, Hashable {
    /// The slugs of the phase's milestones.
    public var required: [String]
    /// The slugs of the complete ones, in the same order.
    public var completed: [String]
    /// The slugs of the open ones, in the same order.
    public var remaining: [String]
    /// The share of complete milestones, 0 to 100, not rounded; 100 without any.
    public var percentComplete: Double

    /// Creates progress from its parts, as the server answers; nothing is checked.
    public init(
      required: [String], completed: [String], remaining: [String], percentComplete: Double
    ) {
      self.required = required
      self.completed = completed
      self.remaining = remaining
      self.percentComplete = percentComplete
    }
  }

  /// The progress through all phases, as it is stored with a new phase.
  public struct MilestoneData: Sendable, Hashable {
    /// The progress through one phase.
    public struct Phase: Sendable, Hashable {
      /// The phase.
      public let phase: RecruitingPhase
      /// The progress. What remains is not stored.
      public let progress: MilestoneProgress
    }

    /// The athlete's phase.
    public let currentPhase: RecruitingPhase
    /// The progress through the five phases, in their order.
    public let phases: [Phase]
    /// The time of the update.
    public let updatedAt: Date
  }

  /// Returns the progress through the milestones of a phase.
  ///
  /// Restates `phase.milestoneProgress`. The last phase has no milestones and is 100 percent
  /// complete. Since 2026-08: in February no milestone was ever complete.
  public static func milestoneProgress(
    in phase: RecruitingPhase, with milestones: CompletedMilestones
  ) -> MilestoneProgress {
    let required = phase.milestones
    let completed = milestones.completed(of: required)
    let done = Set(completed)
    let share = required.isEmpty ? 1 : Double(completed.count) / Double(required.count)
    return MilestoneProgress(
      required: required, completed: completed, remaining: required.filter { !done.contains($0) },
      percentComplete: share * 100)
  }

  /// Returns the progress through every phase.
  ///
  /// Restates `phase.milestoneData`. Since 2026-08: in February no milestone was ever complete.
  ///
  /// - Parameter now: the clock.
  public static func milestoneData(
    for phase: RecruitingPhase, with milestones: CompletedMilestones, now: Date
  ) -> MilestoneData {
    MilestoneData(
      currentPhase: phase,
      phases: RecruitingPhase.allCases.map {
        .init(phase: $0, progress: milestoneProgress(in: $0, with: milestones))
      },
      updatedAt: now)
  }
}
