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
    public struct School: Sendable, Hashable, Decodable {
      /// The tier stored with the school, which takes precedence over the score unless it is empty. A school with another word than a tier's
      /// counts in the total only.
      public var tier: StoredWord<FitTier>?
      /// The overall score, not rounded.
      public var score: Double?

      /// Creates a school from its tier and score.
      public init(tier: FitTier? = nil, score: Double? = nil) {
        self.init(storedTier: tier.map { StoredWord($0) }, score: score)
      }

      /// Creates a school from the word that is stored for its tier, and its score.
      package init(storedTier: StoredWord<FitTier>?, score: Double?) {
        self.tier = storedTier
        self.score = score
      }

      private enum CodingKeys: String, CodingKey {
        case tier = "fit_tier"
        case score = "fit_score"
      }

      /// The tier that counts; nil for another word than a tier's.
      fileprivate var countedTier: FitTier? {
        guard let tier, !tier.text.isEmpty else { return FitTier(score: score) }
        return tier.value
      }
    }

    /// The state of the list.
    public enum Status: String, Codable, CaseIterable, Sendable, Hashable {
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
    /// The number of schools, also of those with another stored tier than these.
    public let total: Int

    /// Creates the balance of schools; one without tier and score is unlikely.
    public init(_ schools: [School]) {
      var counts: [FitTier: Int] = [:]
      for tier in schools.compactMap(\.countedTier) { counts[tier, default: 0] += 1 }
      total = schools.count
      reaches = counts[.reach, default: 0]
      matches = counts[.match, default: 0]
      safeties = counts[.safety, default: 0]
      unlikelies = counts[.unlikely, default: 0]
    }

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
