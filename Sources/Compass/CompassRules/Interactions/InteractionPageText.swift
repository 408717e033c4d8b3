internal import JSPrimitives

/// The texts of the interaction pages that depend on data.
///
/// Specification "Interaction Detail & Add Interaction", 5 State Management and 8 Data Errors.
public enum InteractionPageText {
  /// Returns the title of the form.
  public static func formTitle(for role: UserRole?) -> String {
    role == .player ? "Log My Interaction" : "Log Interaction"
  }

  /// Returns the name of the user who logged an interaction: "You", the name, or "Unknown" without
  /// one.
  public static func loggedBy(userID: String?, name: String?, currentUserID: String?) -> String {
    if let userID, let currentUserID, JSText(userID) == JSText(currentUserID) { return "You" }
    return name.nonempty ?? "Unknown"
  }

  /// Returns the text of a cell in the details grid: a dash without a reference, and
  /// `missingRecord` if the record no longer exists.
  public static func cell(id: String?, name: String?, missingRecord: String) -> String {
    guard id.nonempty != nil else { return "\u{2014}" }
    return name.nonempty ?? missingRecord
  }

  /// The name shown for a deleted school.
  public static let unknownSchool = "Unknown School"
  /// The name shown for a deleted coach.
  public static let unknownCoach = "Unknown Coach"
}
