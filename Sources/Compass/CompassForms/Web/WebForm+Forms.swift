public import CompassModels
internal import CompassSchemas
public import SourceJSON

/// The web app's forms. Since 2026-08 those of coach, event and school validate single fields.
extension WebForm {
  /// The form of a coach.
  public static let coach = WebForm(.coach, fields: WebSchema.coachFormFields)
  /// The form of an event.
  public static let event = WebForm(.event, fields: WebSchema.eventFormFields)
  /// The form of a new school.
  public static let school = WebForm(.school, fields: WebSchema.schoolFormFields)
  /// The form of an interaction.
  public static let interaction = WebForm(.interaction)
}

extension CoachForm {
  /// The web app's form of a coach.
  public static var web: WebForm? { .coach }
}

extension NewCoachForm {
  /// The web app's form of a coach.
  public static var web: WebForm? { .coach }
}

extension InteractionForm {
  /// The web app's form of an interaction.
  public static var web: WebForm? { .interaction }
}

extension EventForm {
  /// The web app's form of an event.
  public static var web: WebForm? { .event }
}

// A section sends some columns of a school, so only these are judged: a whole school needs a name and a status.

extension NewSchoolForm {
  private static let part = WebForm(.school, columns: ["name", "location"])
  /// The name and location of the web app's form of a school. The database sets the status.
  public static var web: WebForm? { part }
}

extension School.InformationForm {
  private static let part = WebForm(
    .school, columns: ["academic_info", "website", "twitter_handle", "instagram_handle"])
  /// The section's columns of the web app's schema of a school.
  public static var web: WebForm? { part }
}

extension School.NotesForm {
  private static let part = WebForm(.school, columns: ["notes"])
  /// The notes of the web app's schema of a school.
  public static var web: WebForm? { part }
}

extension School.ProsAndConsForm {
  private static let part = WebForm(.school, columns: ["pros", "cons"])
  /// The lists of the web app's schema of a school.
  public static var web: WebForm? { part }
}

extension School.StatusForm {
  private static let part = WebForm(.school, columns: ["status"])
  /// The status of the web app's schema of a school.
  public static var web: WebForm? { part }

  /// Returns the new status. The row of the history has no schema.
  public static func webPayload(of submission: Submission) -> JSONObject {
    ["status": submission.school.columns["status"] ?? .null]
  }
}
