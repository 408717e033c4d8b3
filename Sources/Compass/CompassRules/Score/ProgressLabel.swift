extension ScoreRules {
  /// The label of an athlete's progress by the score.
  public enum Label: String, Codable, CaseIterable, Sendable, Hashable {
    /// A score of 75 or more.
    case onTrack = "on_track"
    /// A score of 50 or more.
    case slightlyBehind = "slightly_behind"
    /// A lower score, and NaN.
    case atRisk = "at_risk"

    /// Creates the label of a score.
    ///
    /// Restates `score.label`. The score is not rounded: 74.99 is slightly behind.
    public init(score: Double) {
      self =
        switch score {
        case 75...: .onTrack
        case 50...: .slightlyBehind
        default: .atRisk
        }
    }

    /// The label's color.
    ///
    /// Restates `score.color`.
    public var color: SemanticColor {
      switch self {
      case .onTrack: .green
      case .slightlyBehind: .yellow
      case .atRisk: .red
      }
    }

    /// The sentence of advice.
    ///
    /// Restates `score.advice`.
    public var advice: String { StatusScoreData.advice(of: self) }
  }

  /// Returns the next actions for a label in a phase.
  ///
  /// Restates `score.nextActions`.
  ///
  /// - Parameters:
  ///   - label: a raw value of `ScoreRules.Label`; any other text has no actions.
  ///   - phase: `freshman`, `sophomore`, `junior`, `senior` or `committed`; any other text has no
  ///     actions.
  public static func nextActions(
    label: String, phase: String
  ) -> [String] {
    guard let label = Label(rawValue: label), let phase = RecruitingPhase(rawValue: phase) else {
      return []
    }
    return StatusScoreData.nextActions(of: label, in: phase)
  }
}
