internal import JSPrimitives

extension SuggestionRules {
  /// The urgency of a suggestion.
  public enum Urgency: String, Codable, CaseIterable, Sendable, Hashable {
    /// The three urgencies; no rule suggests a low one.
    case low, medium, high
  }

  /// Returns the urgency of a suggestion that comes back after it was dismissed.
  ///
  /// Restates `suggestion.escalateUrgency`: medium after low, high after anything else, unknown words
  /// included.
  public static func escalated(_ urgency: String) -> Urgency {
    urgency.jsText == "low" ? .medium : .high
  }
}
