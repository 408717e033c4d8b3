/// Grades, ages and dates of the local calendar.
public enum GradeRules {}
