internal import JSPrimitives

extension PhaseRules {
  /// A task of the app that can be a milestone.
  public struct MilestoneTask: Sendable, Hashable, Decodable {
    /// The unique id.
    public var id: String
    /// The name that the milestones use; nil for any other task.
    public var slug: String?

    /// Creates a task.
    public init(id: String, slug: String?) {
      self.id = id
      self.slug = slug
    }
  }

  /// The tasks that an athlete has completed, with the slugs that the milestones know them by.
  ///
  ///     CompletedMilestones(completed: ["play-travel-ball"])  // by slug
  ///     CompletedMilestones(taskIDs: ["play-travel-ball": "t1"], completed: ["t1"])  // by id
  public struct CompletedMilestones: Sendable, Hashable {
    /// The ids of the tasks by their slugs.
    public var taskIDs: [String: String]
    /// The ids of the completed tasks. Repeated and unknown ids change nothing; ``unknown`` has them.
    public var completed: [String]

    /// Creates the state of an athlete's tasks from the ids of the completed ones.
    ///
    /// - Parameters:
    ///   - taskIDs: the id of each task by its slug, from ``PhaseRules/taskIDs(bySlugOf:)``. Without it no
    ///     milestone is complete.
    ///   - completed: the ids of the completed tasks.
    public init(taskIDs: [String: String], completed: [String]) {
      self.taskIDs = taskIDs
      self.completed = completed
    }

    /// Creates the state of an athlete's tasks from the slugs of the completed ones.
    ///
    /// - Parameter slugs: the slugs. One that no milestone has changes nothing; ``unknown`` has it.
    public init(completed slugs: [String]) {
      let milestones = RecruitingPhase.allCases.flatMap(\.milestones)
      self.init(
        taskIDs: Dictionary(milestones.map { ($0, $0) }) { first, _ in first }, completed: slugs)
    }

    /// Those of the completed ids that no task of ``taskIDs`` has, in their order.
    ///
    /// An athlete whose ids are all unknown stays a freshman, so an app checks that this is empty.
    public var unknown: [String] {
      let known = Set(Array(taskIDs.values).jsTexts)
      return completed.filter { !known.contains($0.jsText) }
    }

    /// Returns those of some slugs whose task is completed; a slug without a task never is.
    func completed(of slugs: [String]) -> [String] {
      let done = Set(completed.jsTexts)
      return slugs.filter { slug in taskIDs[slug].map { done.contains($0.jsText) } == true }
    }
  }

  /// Returns the ids of the tasks by their slugs.
  ///
  /// Restates `phase.taskIdsBySlug`. Tasks without a slug, and with an empty one, are dropped; of
  /// two tasks with the same slug the later one counts. Since 2026-08.
  public static func taskIDs(bySlugOf tasks: [MilestoneTask]) -> [String: String] {
    let rows = tasks.compactMap { task in task.slug.nonempty.map { ($0, task.id) } }
    return Dictionary(rows) { _, later in later }
  }

  /// Returns the phase that the completed milestones amount to.
  ///
  /// Restates `phase.calculate`. The latest closed set decides, and the sets before it may be open:
  /// all milestones of the junior year make a senior of an athlete without any other. The senior
  /// year's milestone changes nothing; only the signed letter of intent makes the athlete
  /// committed.
  ///
  /// Since 2026-08. In February the web app compared the ids of the tasks with the slugs, so no
  /// milestone was ever complete.
  public static func calculate(_ milestones: CompletedMilestones, hasSignedNLI: Bool)
    -> RecruitingPhase
  {
    if hasSignedNLI { return .committed }
    let closed = [RecruitingPhase.junior, .sophomore, .freshman].first { phase in
      canAdvance(from: phase, with: milestones)
    }
    return closed?.next ?? .freshman
  }

  /// Returns whether all milestones of a phase are complete; false for the last phase, without any.
  ///
  /// Restates `phase.canAdvance`. Since 2026-08, as `calculate(_:hasSignedNLI:)`.
  public static func canAdvance(
    from phase: RecruitingPhase, with milestones: CompletedMilestones
  ) -> Bool {
    let required = phase.milestones
    return !required.isEmpty && milestones.completed(of: required) == required
  }
}
