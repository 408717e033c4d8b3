/// Matches of a school with an athlete's preferences, list filters and distances.
public enum MatchingRules {}
