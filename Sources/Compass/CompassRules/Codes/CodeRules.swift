/// Family codes, postal codes, handles, links and time zones.
public enum CodeRules {}
