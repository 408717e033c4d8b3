extension PhaseRules {
  /// The stored facts that decide on an athlete's phase.
  public struct Record: Sendable, Hashable {
    /// Whether the user's row exists.
    public var isUserFound: Bool
    /// The stored phase; nil without one.
    public var storedPhase: RecruitingPhase?
    /// The year of graduation in the athlete's profile; nil if it is missing or not a whole number.
    public var graduationYear: Int? {
      get { exactGraduationYear.flatMap { Int(exactly: $0) } }
      set { exactGraduationYear = newValue.map { Double($0) } }
    }
    /// The year as any number that is stored.
    package var exactGraduationYear: Double?

    /// Creates a record.
    public init(
      isUserFound: Bool = true, storedPhase: RecruitingPhase? = nil, graduationYear: Int? = nil
    ) {
      self.init(
        isUserFound: isUserFound, storedPhase: storedPhase,
        graduationYear: graduationYear.map { Double($0) })
    }

    /// Creates a record with any number as the year.
    package init(isUserFound: Bool, storedPhase: RecruitingPhase?, graduationYear: Double?) {
      self.isUserFound = isUserFound
      self.storedPhase = storedPhase
      exactGraduationYear = graduationYear
    }
  }

  /// An athlete's phase and the progress through it.
  public struct CurrentPhase: Sendable, Hashable {
    /// The phase.
    public let phase: RecruitingPhase
    /// The progress through its milestones.
    public let milestoneProgress: MilestoneProgress
    /// Whether all its milestones are complete; false in the last phase.
    public let canAdvance: Bool
    /// The completed ids that name no task, as ``PhaseRules/CompletedMilestones/unknown`` has them.
    public let unknownMilestones: [String]
  }

  /// Returns the phase of a grade: 9 to 12 are the four years, any other number is freshman.
  ///
  /// Restates `phase.fromGrade`. Since 2026-08. A grade above 12 is freshman as well.
  public static func phase(ofGrade grade: Int) -> RecruitingPhase {
    phase(ofGrade: Double(grade))
  }

  /// Returns the phase of any number as the grade; a fraction and NaN are freshman.
  package static func phase(ofGrade grade: Double) -> RecruitingPhase {
    switch grade {
    case 10: .sophomore
    case 11: .junior
    case 12: .senior
    default: .freshman
    }
  }

  /// Returns the phase of a year of graduation: that of the athlete's grade, which turns on July 1.
  ///
  /// Restates `phase.fromGraduationYear`. A year that is missing or 0 means freshman. Since 2026-08.
  ///
  /// - Parameters:
  ///   - now: the clock.
  ///   - clock: the local time zone, which decides on the day of the turn.
  public static func phase(
    ofGraduationYear graduationYear: Int?, now: Date, clock: LocalClock = .current
  ) -> RecruitingPhase {
    phase(ofGraduationYear: graduationYear.map { Double($0) }, now: now, clock: clock)
  }

  /// Returns the phase of any number as the year; NaN means freshman, and so does a fraction but for
  /// one that is so early that it means grade 12.
  package static func phase(
    ofGraduationYear graduationYear: Double?, now: Date, clock: LocalClock
  ) -> RecruitingPhase {
    guard let year = graduationYear.nonzero else { return .freshman }
    let grade = GradeRules.currentGrade(graduationYear: year, now: now, clock: clock)
    return phase(ofGrade: grade)
  }

  /// Returns an athlete's phase: the stored one, else that of the year of graduation.
  ///
  /// Restates `phase.current`. A stored phase stays although the milestones or the year give
  /// another. Since 2026-08.
  ///
  /// - Parameters:
  ///   - record: the stored facts; a missing user has no stored phase.
  ///   - milestones: the athlete's tasks.
  ///   - now: the clock.
  ///   - clock: the local time zone.
  public static func current(
    _ record: Record, with milestones: CompletedMilestones, now: Date,
    clock: LocalClock = .current
  ) -> CurrentPhase {
    let stored = record.isUserFound ? record.storedPhase : nil
    let phase =
      stored ?? phase(ofGraduationYear: record.exactGraduationYear, now: now, clock: clock)
    return CurrentPhase(
      phase: phase, milestoneProgress: milestoneProgress(in: phase, with: milestones),
      canAdvance: canAdvance(from: phase, with: milestones),
      unknownMilestones: milestones.unknown)
  }
}
