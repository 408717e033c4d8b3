/// The completeness of an athlete's profile, and the prompts to complete it.
public enum CompletenessRules {}
