/// The signals of how a school fits an athlete.
public enum FitRules {}
