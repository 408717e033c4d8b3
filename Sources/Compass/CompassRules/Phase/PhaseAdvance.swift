extension PhaseRules {
  /// The server's answer to an athlete who asks for the next phase.
  public struct Advance: Sendable, Hashable {
    /// Whether the athlete advanced.
    public let isSuccess: Bool
    /// The phase after the request.
    public let phase: RecruitingPhase
    /// The message that the page shows.
    public let message: String
    /// The progress that is stored with the new phase, at the same time; nil if nothing is stored.
    public let stored: MilestoneData?
  }

  /// The reason why the server refuses to consider a request for the next phase.
  public enum AdvanceError: Error, Sendable, Hashable, CaseIterable {
    /// The user is a parent, who may only read.
    case isParent
    /// The user's row is missing.
    case userNotFound

    /// The HTTP status of the answer.
    public var status: Int {
      switch self {
      case .isParent: 403
      case .userNotFound: 404
      }
    }

    /// The web app's message.
    public var message: String {
      switch self {
      case .isParent: "Parents cannot perform this action. This is a read-only view."
      case .userNotFound: "User not found"
      }
    }
  }

  /// Returns the answer to an athlete who asks for the next phase.
  ///
  /// Restates `phase.advance`. The athlete needs all milestones of the phase that `current` gives;
  /// the milestones of other phases don't matter. Since 2026-08.
  ///
  /// - Parameters:
  ///   - role: the user's role. A parent is refused before the user's row is read.
  ///   - record: the stored facts.
  ///   - milestones: the athlete's tasks.
  ///   - now: the clock, which becomes the time of the update.
  ///   - clock: the local time zone.
  /// - Throws: `PhaseRules.AdvanceError` for a parent and for a user without a row.
  public static func advance(
    role: RequestRules.UserRole? = nil, _ record: Record, with milestones: CompletedMilestones,
    now: Date, clock: LocalClock = .current
  ) throws(AdvanceError) -> Advance {
    if role == .parent { throw .isParent }
    if !record.isUserFound { throw .userNotFound }
    let current = current(record, with: milestones, now: now, clock: clock)
    func refusal(_ message: String) -> Advance {
      Advance(isSuccess: false, phase: current.phase, message: message, stored: nil)
    }
    guard let next = current.phase.next else { return refusal("Already at final phase") }
    guard current.canAdvance else {
      return refusal("Cannot advance phase - not all milestones completed")
    }
    return Advance(
      isSuccess: true, phase: next,
      message: "Congratulations! You've advanced to \(next.displayName)!",
      stored: milestoneData(for: next, with: milestones, now: now))
  }
}
