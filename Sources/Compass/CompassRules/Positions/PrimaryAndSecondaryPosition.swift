internal import JSPrimitives

extension PositionRules {
  /// The two positions of an athlete that a card shows.
  public struct PrimaryAndSecondary: Sendable, Hashable, Encodable {
    /// The first position; empty if the athlete has none.
    public var primary: String
    /// The first position that differs from it; empty without one.
    public var secondary: String

    /// Creates a pair.
    public init(primary: String, secondary: String) {
      self.primary = primary
      self.secondary = secondary
    }
  }

  /// Returns an athlete's primary and secondary position, each trimmed.
  ///
  /// Blank positions don't count. The fallback is the primary position of an athlete without others.
  /// The texts are compared as they are: "SS" and "Shortstop" are two positions. Restates
  /// `positions.primaryAndSecondary`. Since 2026-08.
  public static func primaryAndSecondary(
    of positions: [String], primaryFallback: String? = nil
  ) -> PrimaryAndSecondary {
    let names = positions.map { $0.jsText.trimmed() }.filter { !$0.isEmpty }
    let primary = names.first ?? primaryFallback?.jsText.trimmed() ?? ""
    let secondary = names.first { $0 != primary } ?? ""
    return PrimaryAndSecondary(primary: primary.string, secondary: secondary.string)
  }

  /// Returns the codes of the primary and the secondary position with a slash between them, such as
  /// "SS/2B".
  ///
  /// A missing position has no slash; without any the text is empty. The positions are compared before
  /// they are abbreviated, so "SS" and "Shortstop" give "SS/SS". Restates `positions.short`.
  /// Since 2026-08.
  public static func short(
    positions: [String], primaryFallback: String? = nil, sport: Sport
  ) -> String {
    short(positions: positions, primaryFallback: primaryFallback, sport: sport.rawValue)
  }

  /// Returns the codes in a sport by its exact name; the positions themselves for a missing or unknown
  /// sport.
  package static func short(
    positions: [String], primaryFallback: String? = nil, sport: String?
  ) -> String {
    let both = primaryAndSecondary(of: positions, primaryFallback: primaryFallback)
    let codes = [both.primary.jsText, both.secondary.jsText].filter { !$0.isEmpty }
      .map { abbreviation(of: $0, sport: sport?.jsText) }
    return String(jsText: codes.joined(separator: "/"))
  }
}
