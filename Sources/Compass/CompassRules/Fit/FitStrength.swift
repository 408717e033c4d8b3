extension FitRules {
  /// The degree to which a school suits an athlete in one point.
  ///
  /// The recorded answers spell a strength as its raw value. The unknown one counts nowhere.
  public enum Strength: String, Codable, CaseIterable, Sendable, Hashable {
    /// From best to worst, and the strength of a comparison that lacks a value.
    case strong, good, stretch, unknown

    /// The rank in the mean of several strengths; nil for the unknown one.
    var rank: Double? {
      switch self {
      case .strong: 2
      case .good: 1
      case .stretch: 0
      case .unknown: nil
      }
    }
  }

  /// Returns the strength of the three personal signals together; nil if all are unknown.
  ///
  /// Restates `fit.overallPersonal`. A strong signal ranks 2, a good one 1, a stretch 0. The mean
  /// of the known ranks is strong from 1.5, good from 0.75, and below that a stretch: one strong
  /// signal and two stretches give a stretch, one strong and one stretch give good. Since 2026-08.
  public static func overallPersonal(
    location: Strength, campusSize: Strength, cost: Strength
  ) -> Strength? {
    let ranks = [location, campusSize, cost].compactMap(\.rank)
    guard !ranks.isEmpty else { return nil }
    let mean = ranks.reduce(0, +) / Double(ranks.count)
    return mean >= 1.5 ? .strong : mean >= 0.75 ? .good : .stretch
  }
}
