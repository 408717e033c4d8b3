internal import JSPrimitives

/// The urgency of a suggestion.
public enum SuggestionUrgency: String, Sendable, Hashable, CaseIterable {
  /// The three urgencies; no rule suggests a low one.
  case low, medium, high
}

extension SuggestionRules {
  /// Returns the urgency of a suggestion that comes back after it was dismissed.
  ///
  /// Restates `suggestion.escalateUrgency`: medium after low, high after anything else, unknown words
  /// included.
  public static func escalated(_ urgency: String) -> SuggestionUrgency {
    urgency.jsText == "low" ? .medium : .high
  }
}
