/// The score of an athlete's progress.
public enum ScoreRules {}
