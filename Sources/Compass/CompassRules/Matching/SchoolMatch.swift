internal import JSPrimitives

extension MatchingRules {
  /// A school compared with an athlete's preferences.
  public struct SchoolMatch: Sendable, Hashable {
    /// The share of met preferences by weight, in whole percent.
    public let score: Double
    /// The types of the preferences that the school meets, in their order.
    public private(set) var metTypes: [String]
    /// The types of the others, in their order.
    public private(set) var missedTypes: [String]
    /// The types of the missed dealbreakers, in their order.
    public private(set) var dealbreakers: [String]

    /// Whether the school misses a dealbreaker.
    public var hasDealbreakers: Bool { !dealbreakers.isEmpty }

    fileprivate init(
      score: Double, met: [PreferenceRules.SchoolPreference],
      missed: [PreferenceRules.SchoolPreference]
    ) {
      self.score = score
      self.metTypes = met.map(\.type)
      self.missedTypes = missed.map(\.type)
      self.dealbreakers = missed.filter(\.isDealbreaker).map(\.type)
    }
  }

  /// Returns how well a school matches an athlete's preferences.
  ///
  /// Restates `matching.score`. The first preference weighs 10, each next one less, and the tenth and
  /// all after it 1. Without preferences the score is 0.
  ///
  /// - Parameters:
  ///   - preferences: the preferences, the most important first.
  ///   - home: the athlete's home; a coordinate of 0 makes it unknown.
  #if compiler(>=6.3)
  @specialized(where School == MatchingRules.SchoolListEntry)
  #endif
  public static func match<School: ListedSchool>(
    of school: School, with preferences: [PreferenceRules.SchoolPreference],
    home: GeoLocation?
  ) -> SchoolMatch {
    let school = SchoolListEntry(school)
    var (met, missed): ([PreferenceRules.SchoolPreference], [PreferenceRules.SchoolPreference]) = (
      [], []
    )
    var (points, total) = (0, 0)
    for (index, preference) in preferences.enumerated() {
      let weight = max(10 - index, 1)
      total += weight
      if isMet(preference, by: school, home: home) {
        points += weight
        met.append(preference)
      } else {
        missed.append(preference)
      }
    }
    let score = total == 0 ? 0 : JSNumber.rounded(Double(points) / Double(total) * 100)
    return SchoolMatch(score: score, met: met, missed: missed)
  }
}
