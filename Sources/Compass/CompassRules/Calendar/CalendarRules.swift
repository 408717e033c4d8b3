/// Contact periods, milestones and key dates of the recruiting calendar.
public enum CalendarRules {}
