/// The day from which coaches may contact an athlete.
public enum ContactWindowRules {}
