extension CoachRules {
  /// The levels of the responsiveness filter.
  ///
  /// Specification "Coaches List", 3 Filter State Model.
  ///
  /// Abolished at 2026-08, as `CoachRules.ResponsivenessScore`.
  public enum ResponsivenessLevel: String, LabeledValue {
    /// From 75, from 50, and below.
    case high, medium, low

    /// Creates the level of a score: high from 75, medium from 50, otherwise low, NaN included.
    public init(score: Double) {
      self = score >= 75 ? .high : score >= 50 ? .medium : .low
    }

    /// The filter's label.
    public var displayName: String {
      switch self {
      case .high: "High (75%+)"
      case .medium: "Medium (50-74%)"
      case .low: "Low (<50%)"
      }
    }
  }
}
