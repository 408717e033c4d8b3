extension PhaseRules {
  /// The contents of the page of an athlete's phase.
  public struct Page: Sendable, Hashable {
    /// The phase that the page is about.
    public let phase: RecruitingPhase
    /// Whether the button to advance is shown: the progress is loaded and nothing remains.
    public let canAdvance: Bool
    /// The open milestones; empty until the progress is loaded.
    public private(set) var remaining: [String]
    /// The share of complete milestones, 0 to 100; 0 until the progress is loaded.
    public let percent: Double
    /// The sentence such as "1/4 milestones complete"; empty until the progress is loaded.
    public let label: String

    init(_ phase: RecruitingPhase, _ progress: MilestoneProgress?) {
      self.phase = phase
      canAdvance = progress?.remaining.isEmpty == true
      self.remaining = progress?.remaining ?? []
      percent = progress?.percentComplete ?? 0
      label =
        progress.map { "\($0.completed.count)/\($0.required.count) milestones complete" } ?? ""
    }
  }

  /// Returns the contents of the page.
  ///
  /// Restates `phase.view`. The progress is taken as it is, even if it belongs to another phase.
  /// Nothing remains in the last phase, so the page offers to advance there too.
  ///
  /// - Parameters:
  ///   - phase: the loaded phase; nil, and the empty text of the web app, are freshman.
  ///   - progress: the loaded progress; nil until it is loaded.
  public static func page(phase: RecruitingPhase?, progress: MilestoneProgress?) -> Page {
    Page(phase ?? .freshman, progress)
  }
}
