/// Suggested next steps.
public enum SuggestionRules {}
