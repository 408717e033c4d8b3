internal import JSPrimitives

extension InteractionRules {
  /// The texts of the interaction pages that depend on data.
  ///
  /// Specification "Interaction Detail & Add Interaction", 5 State Management and 8 Data Errors.
  public enum PageText {
    /// Returns the title of the form.
    public static func formTitle(for role: RequestRules.UserRole?) -> String {
      role == .player ? "Log My Interaction" : "Log Interaction"
    }

    /// Returns the name of the user who logged an interaction: "You", the name, or without one
    /// "Unknown", in the web app "Unknown User".
    public static func loggedBy(
      userID: String?, name: String?, currentUserID: String?, source: RuleSource = .specification
    ) -> String {
      if let userID, let currentUserID, JSText(userID) == JSText(currentUserID) { return "You" }
      return name.nonempty ?? (source == .web ? "Unknown User" : "Unknown")
    }

    /// Returns the text of a cell in the details grid: a dash without a reference, and
    /// `missingRecord` if the record no longer exists.
    public static func cell(id: String?, name: String?, missingRecord: String) -> String {
      guard id.nonempty != nil else { return "\u{2014}" }
      return name.nonempty ?? missingRecord
    }

    /// Returns the header of the attachments, such as "Attachments (2)"; nil without attachments, which
    /// hides the section (6 Attachments Card, 8 Data Errors).
    public static func attachmentsHeader(count: Int) -> String? {
      count > 0 ? "Attachments (\(count))" : nil
    }

    /// The name shown for a deleted school.
    public static let unknownSchool = "Unknown School"
    /// The name shown for a deleted coach.
    public static let unknownCoach = "Unknown Coach"
  }
}
