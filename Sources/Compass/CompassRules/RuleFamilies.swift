// The families of rules. The rules of a family are in its folder.

/// Decisions that the web app has abolished.
///
/// They answer as the last revision that had them, 2026-02, for data that was stored then. A living page uses
/// none of them: `FitRules` has the signals that replaced the fit score.
public enum Abolished {}

/// Contact periods, milestones and key dates of the recruiting calendar.
public enum CalendarRules {}

/// Figures and lists of coaches.
public enum CoachRules {}

/// Family codes, postal codes, handles, links and time zones.
public enum CodeRules {}

/// The completeness of an athlete's profile, and the prompts to complete it.
public enum CompletenessRules {}

/// The day from which coaches may contact an athlete.
public enum ContactWindowRules {}

/// Deadlines, tasks and reminders.
public enum DeadlineRules {}

/// Deleting a row with the rows that hang on it: the request, its answer, and the reasons against it.
public enum DeletionRules {}

/// Events on their pages: the list and the calendar, the row that is stored, its times, the way there.
public enum EventRules {}

/// The signals of how a school fits an athlete.
public enum FitRules {}

/// Grades, ages and dates of the local calendar.
public enum GradeRules {}

/// Interactions on their pages: the list, its filters and exports, attachments, and the form's conditions.
public enum InteractionRules {}

/// Lists with filters and an order, whatever they hold.
public enum ListRules {}

/// Matches of a school with an athlete's preferences, list filters and distances.
public enum MatchingRules {}

/// The measurements of a sport: their names, units and formats.
public enum MetricRules {}

/// Scholarship offers: their list, their comparison, and the figures of a scholarship.
public enum OfferRules {}

/// The phases of an athlete's way to college, by milestones.
public enum PhaseRules {}

/// Phone numbers: stored forms, display and links.
public enum PhoneRules {}

/// The positions of a sport.
public enum PositionRules {}

/// Stored preferences, editable profile columns and checks of files.
public enum PreferenceRules {}

/// A school on its pages: information, figures, notes, documents and the federal data.
public enum SchoolRules {}

/// The score of an athlete's progress.
public enum ScoreRules {}

/// The stages of recruiting at a school, and words of its size.
public enum StatusRules {}

/// Suggested next steps.
public enum SuggestionRules {}
