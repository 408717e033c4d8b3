internal import JSPrimitives

extension ScoreRules {
  /// The four parts of the score, each from 0 to 100 as a rule.
  public struct Inputs: Sendable, Hashable, Decodable {
    /// The share of completed tasks, in percent.
    public var taskCompletionRate: Double?
    /// The points for the time since the last interaction.
    public var interactionFrequencyScore: Double?
    /// The points for the interest of coaches.
    public var coachInterestScore: Double?
    /// The points for grades, tests and eligibility.
    public var academicStandingScore: Double?

    /// Creates the parts; a missing one counts as 0.
    public init(
      taskCompletionRate: Double? = nil, interactionFrequencyScore: Double? = nil,
      coachInterestScore: Double? = nil, academicStandingScore: Double? = nil
    ) {
      self.taskCompletionRate = taskCompletionRate
      self.interactionFrequencyScore = interactionFrequencyScore
      self.coachInterestScore = coachInterestScore
      self.academicStandingScore = academicStandingScore
    }

    /// The parts in the order of the page.
    var parts: [Double?] {
      [
        taskCompletionRate, interactionFrequencyScore, coachInterestScore, academicStandingScore,
      ]
    }
  }

  /// The score of an athlete's progress, with its parts.
  public struct ScoreResult: Sendable, Hashable {
    /// A whole number from 0 to 100.
    public let score: Double
    /// The label of that score.
    public let label: Label
    /// The parts as given, not clamped; a missing one is 0.
    public let breakdown: Inputs
  }

  private static let weights = [
    StatusScoreData.taskCompletionWeight, StatusScoreData.interactionFrequencyWeight,
    StatusScoreData.coachInterestWeight, StatusScoreData.academicStandingWeight,
  ]

  /// Returns the score of the parts: their weighted sum, rounded to a whole number, halves up.
  ///
  /// Restates `score.composite`. The weights are 0.35 for tasks, 0.25 for interactions, 0.25 for
  /// interest and 0.15 for academics. Each part is clamped to 0 and 100 first; a missing one is 0. A
  /// part that is NaN makes the score NaN.
  public static func composite(_ inputs: Inputs) -> Double {
    let sum = zip(inputs.parts, Self.weights).reduce(0) { sum, part in
      sum + JSNumber.clamped(part.0 ?? 0, to: 100) * part.1
    }
    return JSNumber.rounded(JSNumber.clamped(sum, to: 100))
  }

  /// Returns the score of the parts with its label.
  ///
  /// Restates `score.result`.
  public static func result(_ inputs: Inputs) -> ScoreResult {
    let score = composite(inputs)
    return ScoreResult(
      score: score, label: Label(score: score),
      breakdown: Inputs(
        taskCompletionRate: inputs.taskCompletionRate ?? 0,
        interactionFrequencyScore: inputs.interactionFrequencyScore ?? 0,
        coachInterestScore: inputs.coachInterestScore ?? 0,
        academicStandingScore: inputs.academicStandingScore ?? 0))
  }
}
