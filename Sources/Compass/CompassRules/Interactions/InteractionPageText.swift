/// The texts of the interaction pages that depend on data.
///
/// Specification "Interaction Detail & Add Interaction", 5 State Management and 8 Data Errors.
public enum InteractionPageText {
  /// The title of the form.
  public static func formTitle(for role: UserRole?) -> String {
    role == .player ? "Log My Interaction" : "Log Interaction"
  }

  /// Who logged an interaction: "You", the name, or "Unknown" for a user without one.
  public static func loggedBy(userID: String?, name: String?, currentUserID: String?) -> String {
    if let userID, let currentUserID, WebText.areIdentical(userID, currentUserID) { return "You" }
    return name.nonempty ?? "Unknown"
  }

  /// A cell of the details grid: a dash without a reference, the fallback for one whose record is
  /// gone.
  public static func cell(id: String?, name: String?, missingRecord: String) -> String {
    guard id.nonempty != nil else { return "\u{2014}" }
    return name.nonempty ?? missingRecord
  }

  /// Shown for a school that was deleted.
  public static let unknownSchool = "Unknown School"
  /// Shown for a coach who was deleted.
  public static let unknownCoach = "Unknown Coach"
}
