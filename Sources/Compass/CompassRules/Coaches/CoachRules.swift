/// Figures and lists of coaches.
public enum CoachRules {}
