/// Events on their pages: the row that is stored, its times, the way there.
public enum EventRules {}
