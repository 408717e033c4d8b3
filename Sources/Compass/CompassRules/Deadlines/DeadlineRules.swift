/// Deadlines, tasks and reminders.
public enum DeadlineRules {}
