internal import JSPrimitives

/// A phase of an athlete's way to college: four school years, and the time after the commitment.
public enum RecruitingPhase: String, LabeledValue {
  /// The school years, grades 9 to 12.
  case freshman, sophomore, junior, senior
  /// After the signature of the letter of intent.
  case committed

  /// The name of the phase, such as "Freshman Year".
  public var displayName: String { info.label }

  /// The words about the phase on its page.
  public var info: PhaseRules.Info { PhasesData.info(of: self) }

  /// Returns the grade of the phase with a stored word, 12 for `committed`; nil for any other text.
  static func grade(ofStored word: JSText) -> Int? {
    RecruitingPhase(rawValue: word.string)?.info.grade
  }

  /// The milestones that close the phase, by their slugs; none for the last phase.
  public var milestones: [String] { PhasesData.milestones(of: self) }

  /// The phase after this one; nil for the last.
  public var next: RecruitingPhase? { neighbor(1) }
  /// The phase before this one; nil for the first.
  public var previous: RecruitingPhase? { neighbor(-1) }

  private func neighbor(_ distance: Int) -> RecruitingPhase? {
    guard let index = Self.allCases.firstIndex(of: self) else { return nil }
    let place = index + distance
    return Self.allCases.indices.contains(place) ? Self.allCases[place] : nil
  }
}

extension PhaseRules {
  /// The words about a phase on its page.
  public struct Info: Sendable, Hashable, Encodable {
    /// The name of the phase.
    public let label: String
    /// The grade, 9 to 12.
    public let grade: Int
    /// The theme in a few words.
    public let theme: String
    /// The sentence about the phase.
    public let description: String
  }
}

extension PhaseRules {
  /// Returns the phase after one, nil after the last.
  ///
  /// Restates `phase.next`, which answers null for unknown words too.
  public static func next(after phase: RecruitingPhase) -> RecruitingPhase? { phase.next }

  /// Returns the phase before one, nil before the first.
  ///
  /// Restates `phase.previous`, which answers null for unknown words too.
  public static func previous(before phase: RecruitingPhase) -> RecruitingPhase? { phase.previous }

  /// Returns the words about a phase.
  ///
  /// Restates `phase.info`.
  public static func info(of phase: RecruitingPhase) -> Info { phase.info }

  /// Returns the slugs of the milestones that close a phase, in the order of the page.
  ///
  /// Restates `phase.milestones`; empty for the last phase.
  public static func milestones(of phase: RecruitingPhase) -> [String] { phase.milestones }
}
