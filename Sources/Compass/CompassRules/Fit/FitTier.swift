internal import JSPrimitives

/// The likelihood that a school works out.
///
/// Restates the web app's `getFitTier`, and the badge color and the sentence that go with a tier;
/// specification "School Detail", FitScoreResult Model.
///
/// Abolished at 2026-08: the web app no longer scores a school, so no school gets a tier from a
/// score, and it recommends nothing.
public enum FitTier: String, LabeledValue {
  /// From 70, chosen by hand, from 50, and below.
  case match, safety, reach, unlikely

  private static let floors: [(score: Double, tier: FitTier)] = [(70, .match), (50, .reach)]

  /// Creates the tier of an overall score that has not been rounded. No score is a `safety`: that
  /// tier is only chosen by hand. A missing score and NaN are `unlikely`.
  public init(score: Double?) {
    let score = score ?? .nan
    self = Self.floors.first { score >= $0.score }?.tier ?? .unlikely
  }

  /// The badge's color.
  ///
  /// This is the color of the specification's model, whose green is the web app's emerald. Appendix
  /// B contradicts it with a blue match and a green safety; `SchoolRules.FitScoreBadge.style` has these.
  public var badgeColor: SemanticColor {
    switch self {
    case .match: .emerald
    case .safety: .blue
    case .reach: .orange
    case .unlikely: .red
    }
  }

  /// Returns the sentence shown with a score.
  ///
  /// It depends only on the tier. The one for `reach` prints the score without rounding: 55.55,
  /// 1e21.
  public func recommendation(score: Double) -> String {
    switch self {
    case .match:
      "Excellent fit! This school aligns well with your profile."
    case .safety:
      "Good fit! You have a strong chance at this school."
    case .reach:
      "Possible fit with some growth. Score: \(JSNumber.string(score))/100. "
        + "Focus on the missing dimensions."
    case .unlikely:
      "Not a strong fit based on current data. Work on improving key dimensions."
    }
  }
}
