extension Abolished {
  /// The balance of an athlete's list of schools.
  ///
  /// Restates the web app's school portfolio, which the specifications don't cover.
  ///
  /// Abolished at 2026-08: the web app no longer weighs a list.
  ///
  ///     let portfolio = Abolished.SchoolPortfolio([.init(tier: .safety), .init(score: 82)])
  ///     portfolio.matches  // 1
  ///     portfolio.warnings  // ["Consider adding more schools to diversify your options."]
  public struct SchoolPortfolio: Sendable, Hashable {
    /// The tier and score of one school.
    public struct School: Sendable, Hashable {
      /// The tier stored with the school; it takes precedence over the score.
      public var tier: FitTier?
      /// The overall score, not rounded.
      public var score: Double?

      /// Creates a school from its tier and score.
      public init(tier: FitTier? = nil, score: Double? = nil) {
        self.tier = tier
        self.score = score
      }
    }

    /// The state of the list.
    public enum Status: String, Sendable, Hashable, CaseIterable {
      /// The list is empty.
      case notStarted = "not_started"
      /// The list has warnings.
      case needsAttention = "needs_attention"
      /// The list has no warnings.
      case healthy
    }

    /// The number of schools of the tier `reach`.
    public let reaches: Int
    /// The number of schools of the tier `match`.
    public let matches: Int
    /// The number of schools of the tier `safety`.
    public let safeties: Int
    /// The number of schools of the tier `unlikely`.
    public let unlikelies: Int

    /// Creates the balance of schools; one without tier and score is unlikely.
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

    /// The advice on the list, in the order it is shown. An empty list has its own. One safety school
    /// is enough, although the advice asks for two or three.
    public var warnings: [String] {
      if total == 0 {
        return ["You haven't added any schools yet. Start building your college list!"]
      }
      return Self.advice.filter { $0.applies(self) }.map(\.text)
    }

    /// The state; a list without warnings is healthy.
    public var status: Status {
      if total == 0 { return .notStarted }
      return warnings.isEmpty ? .healthy : .needsAttention
    }
  }
}
