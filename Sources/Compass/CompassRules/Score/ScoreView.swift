internal import JSPrimitives

extension ScoreRules {
  /// The figures of the score's page.
  public struct ScoreView: Sendable, Hashable {
    /// A part of the score as a row.
    public struct Row: Sendable, Hashable {
      /// The name, such as "Task Completion".
      public let name: String
      /// The part, rounded to a whole number, halves up.
      public let value: Double
      /// The weight in percent.
      public let weight: Int
      /// Whether the part, not rounded, reaches 70 for tasks and interactions, and 60 for interest and
      /// academics; the web app's words are `good` and `needs-work`.
      public let isGood: Bool
    }

    /// The score; 0 if it is missing.
    public let score: Double
    /// The label as stored, whatever the score; `onTrack` if it is missing.
    public let label: Label
    /// The four parts.
    public let inputs: Inputs

    /// "Excellent" from 75, "Good" from 60, "Fair" from 50, "Poor" from 40, else "Critical".
    public var description: String {
      switch score {
      case 75...: "Excellent"
      case 60...: "Good"
      case 50...: "Fair"
      case 40...: "Poor"
      default: "Critical"
      }
    }

    private static let parts: [(name: String, weight: Int, floor: Double)] = [
      ("Task Completion", 35, 70), ("Interaction Frequency", 25, 70), ("Coach Interest", 25, 60),
      ("Academic Standing", 15, 60),
    ]

    /// The four parts as rows. The value of a missing part is NaN, unless all four are missing.
    public var rows: [Row] {
      zip(Self.parts, inputs.parts).map { part, value in
        let value = value ?? .nan
        return Row(
          name: part.name, value: JSNumber.rounded(value), weight: part.weight,
          isGood: value >= part.floor)
      }
    }

    /// The names of up to two parts that are not good, the lowest value first.
    public var weakest: [String] {
      rows.filter { !$0.isGood }.sortedByInsertion { $0.value < $1.value }.prefix(2).map(\.name)
    }

    /// The names of up to two good parts, the highest value first.
    public var strongest: [String] {
      rows.filter(\.isGood).sortedByInsertion { $0.value > $1.value }.prefix(2).map(\.name)
    }
  }

  /// Returns the figures of the page for the server's answer.
  ///
  /// Restates `score.view`. Without an answer all numbers are 0 and the label is `onTrack`.
  ///
  /// - Parameters:
  ///   - score: the stored score.
  ///   - label: the stored label, which isn't compared with the score.
  ///   - breakdown: the parts.
  public static func view(
    score: Double?, label: Label?, breakdown: Inputs?
  ) -> ScoreView {
    ScoreView(
      score: score ?? 0, label: label ?? .onTrack,
      inputs: breakdown
        ?? Inputs(
          taskCompletionRate: 0, interactionFrequencyScore: 0, coachInterestScore: 0,
          academicStandingScore: 0))
  }
}
