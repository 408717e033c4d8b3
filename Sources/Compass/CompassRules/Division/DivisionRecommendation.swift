/// Other divisions to consider if a school is a weak fit.
///
/// Specification "School Detail", Appendix C, and the web app's `getRecommendedDivisions`, which
/// recommends the same divisions in longer messages.
///
///     DivisionRecommendation(currentDivision: .d1, fitScore: 62).divisions  // [D2]
public struct DivisionRecommendation: Sendable, Hashable {
  /// The divisions to consider, best first; none if the school fits well.
  public let divisions: [Division]
  /// The advice to show; empty without one.
  public let message: String

  /// Whether there is anything to recommend.
  public var suggestsOthers: Bool { !divisions.isEmpty }

  /// Creates the recommendation for a school's division and overall fit score.
  ///
  /// It is empty without a score, for a score of 70 or more, and for NAIA, JUCO and unknown
  /// divisions. `NaN` is neither 70 nor below 50, so it counts as moderate.
  ///
  /// - Parameter source: the source of the message.
  public init(
    currentDivision division: Division?, fitScore: Double?, source: RuleSource = .specification
  ) {
    let fit = fitScore.flatMap(Fit.init(score:))
    let row = Self.rows.first { $0.division == division && $0.fit == fit }
    divisions = row?.recommended ?? []
    message = (source == .web ? row?.onTheWeb : row?.specified) ?? ""
  }

  /// Creates the recommendation for a division as it is stored, in upper or lower case.
  package init(storedDivision: String?, fitScore: Double?, source: RuleSource) {
    self.init(
      currentDivision: storedDivision.flatMap(Division.init(name:)), fitScore: fitScore,
      source: source)
  }

  /// The quality of the fit.
  private enum Fit {
    case weak, moderate

    init?(score: Double) {
      if score >= 70 { return nil }
      self = score < 50 ? .weak : .moderate
    }
  }

  private typealias Row = (
    division: Division, fit: Fit, recommended: [Division], specified: String, onTheWeb: String
  )

  private static let rows: [Row] = [
    (
      .d1, .weak, [.d2, .d3],
      "Based on your current profile, you might have stronger opportunities at D2 or D3 programs.",
      "Based on your current profile, you might have stronger opportunities at D2 or D3 programs. "
        + "Consider building your recruitment profile for these divisions as well."
    ),
    (
      .d2, .weak, [.d3, .naia],
      "Based on your current profile, you might have stronger opportunities at D3 or NAIA "
        + "programs.",
      "Based on your current profile, you might have stronger opportunities at D3 or NAIA "
        + "programs. Consider broadening your college search to include these divisions."
    ),
    (
      .d3, .weak, [.naia],
      "Consider also exploring NAIA programs which may be a better fit.",
      "Consider also exploring NAIA programs which may be a better fit for your current profile."
    ),
    (
      .d1, .moderate, [.d2],
      "While this is a solid reach school, consider adding D2 programs for more realistic "
        + "opportunities.",
      "While this is a solid reach school, consider adding D2 programs to your list for more "
        + "realistic opportunities."
    ),
    (
      .d2, .moderate, [.d3],
      "While this is a solid reach school, consider adding D3 programs for more realistic "
        + "opportunities.",
      "While this is a solid reach school, consider adding D3 programs to your list for more "
        + "realistic opportunities."
    ),
  ]
}
