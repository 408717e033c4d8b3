/// The balance of an athlete's list of schools.
///
/// Restates the web app's look at the portfolio of schools, which the specifications leave out.
///
///     let portfolio = SchoolPortfolio([.init(tier: .safety), .init(score: 82)])
///     portfolio.matches  // 1
///     portfolio.warnings  // ["Consider adding more schools to diversify your options."]
public struct SchoolPortfolio: Sendable, Hashable {
  /// What the balance needs to know of a school.
  public struct School: Sendable, Hashable {
    /// The tier stored with the school; it wins over the score.
    public var tier: FitTier?
    public var score: Double?

    public init(tier: FitTier? = nil, score: Double? = nil) {
      self.tier = tier
      self.score = score
    }
  }

  /// Whether the list needs work.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case notStarted = "not_started"
    case needsAttention = "needs_attention"
    case healthy
  }

  public let reaches: Int
  public let matches: Int
  public let safeties: Int
  public let unlikelies: Int

  /// The balance of these schools; one without tier and score is unlikely.
  public init(_ schools: [School]) {
    var counts: [FitTier: Int] = [:]
    for school in schools {
      counts[school.tier ?? FitTier(score: school.score), default: 0] += 1
    }
    reaches = counts[.reach, default: 0]
    matches = counts[.match, default: 0]
    safeties = counts[.safety, default: 0]
    unlikelies = counts[.unlikely, default: 0]
  }

  /// The number of schools.
  public var total: Int { reaches + matches + safeties + unlikelies }

  private static let advice: [(applies: @Sendable (SchoolPortfolio) -> Bool, text: String)] = [
    ({ $0.safeties == 0 }, "Add at least 2-3 safety schools to ensure you have options."),
    (
      { $0.matches == 0 },
      "Consider adding match schools where you have a realistic chance."
    ),
    (
      { $0.reaches > $0.matches + $0.safeties },
      "You have more reach schools than match and safety combined. Balance your list."
    ),
    ({ $0.total < 5 }, "Consider adding more schools to diversify your options."),
  ]

  /// What to do about the list, in the order it is shown; a list without schools has one of its
  /// own. One safety school is enough, though the advice asks for two or three.
  public var warnings: [String] {
    if total == 0 {
      return ["You haven't added any schools yet. Start building your college list!"]
    }
    return Self.advice.filter { $0.applies(self) }.map(\.text)
  }

  /// Healthy is a list without warnings.
  public var status: Status {
    if total == 0 { return .notStarted }
    return warnings.isEmpty ? .healthy : .needsAttention
  }
}
