public import JSPrimitives

/// The urgency of a suggestion.
public enum SuggestionUrgency: String, Sendable, Hashable, CaseIterable {
  /// The three urgencies; no rule suggests a low one.
  case low, medium, high
}

extension SuggestionsRules {
  /// Returns the urgency of a suggestion that comes back after it was dismissed.
  ///
  /// Restates `suggestion.escalateUrgency`: medium after low, high after anything else, unknown words
  /// included.
  public func escalated(_ urgency: some JSTextConvertible) -> SuggestionUrgency {
    urgency.jsText == "low" ? .medium : .high
  }
}
