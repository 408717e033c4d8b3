/// The steps of the responsiveness filter.
///
/// Specification "Coaches List", 3 Filter State Model.
public enum ResponsivenessLevel: String, LabeledValue {
  case high, medium, low

  /// The step a score is on: high from 75, medium from 50; all else, NaN too, is low.
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
