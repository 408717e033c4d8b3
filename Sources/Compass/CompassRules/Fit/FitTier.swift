/// How likely a school is to work out.
///
/// Restates the web app's `getFitTier`, and the badge color and the sentence that go with a tier;
/// specification "School Detail", FitScoreResult Model.
public enum FitTier: String, LabeledValue {
  case match, safety, reach, unlikely

  private static let floors: [(score: Double, tier: FitTier)] = [(70, .match), (50, .reach)]

  /// The tier of an overall score that has not been rounded. No score makes a `safety`: that tier
  /// is only ever chosen by hand. A missing score and NaN are `unlikely`.
  public init(score: Double?) {
    let score = score ?? .nan
    self = Self.floors.first { score >= $0.score }?.tier ?? .unlikely
  }

  public var displayName: String {
    switch self {
    case .match: "Match"
    case .safety: "Safety"
    case .reach: "Reach"
    case .unlikely: "Unlikely"
    }
  }

  /// The badge's color.
  ///
  /// The web app's; of the specification's two tables it agrees with the model's, not with Appendix
  /// B, which makes a match blue and a safety green.
  public var badgeColor: SemanticColor {
    switch self {
    case .match: .emerald
    case .safety: .blue
    case .reach: .orange
    case .unlikely: .red
    }
  }

  /// The sentence shown with a score.
  ///
  /// The tier alone chooses it. Only the one for `reach` prints the score, as it is: 55.55 and 1e21
  /// too.
  public func recommendation(score: Double) -> String {
    switch self {
    case .match:
      "Excellent fit! This school aligns well with your profile."
    case .safety:
      "Good fit! You have a strong chance at this school."
    case .reach:
      "Possible fit with some growth. Score: \(WebNumber.text(score))/100. "
        + "Focus on the missing dimensions."
    case .unlikely:
      "Not a strong fit based on current data. Work on improving key dimensions."
    }
  }
}
