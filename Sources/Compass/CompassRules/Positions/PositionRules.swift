/// The positions of a sport.
public enum PositionRules {}
