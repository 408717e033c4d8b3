extension SchoolRules {
  /// The texts of the school page that depend on data.
  ///
  /// Specification "School Detail", 6 Empty States and 8 Data Errors.
  public enum PageText {
    /// Returns the location under the school's name.
    public static func location(_ location: String?) -> String {
      location.nonempty ?? "Location unknown"
    }

    /// Returns the initials that replace a missing logo: the first characters of the first two words in
    /// upper case, one for a single word, and none for a blank name.
    ///
    ///     SchoolPageText.initials(of: "University of Georgia")  // UO
    public static func initials(of name: String) -> String {
      name.split(whereSeparator: \.isWhitespace).prefix(2).map { $0.prefix(1).uppercased() }
        .joined()
    }

    /// Returns the text of a field of the coaching philosophy.
    public static func philosophy(_ text: String?) -> String { text.nonempty ?? "Not provided" }

    /// Returns the notes that the family shares.
    public static func notes(_ notes: String?) -> String { notes.nonempty ?? "No notes added yet." }

    /// Returns the private note of a user.
    public static func privateNote(_ note: String) -> String {
      note.nonempty ?? PrivateNotes.placeholder
    }

    /// Returns the VoiceOver label of the status picker.
    public static func statusLabel(_ status: StoredWord<SchoolStatus>) -> String {
      "Recruiting status, currently \(status.displayName), double tap to change"
    }

    /// The message shown if notes, information or philosophy could not be stored.
    public static let saveFailed = "Failed to save. Please try again."

    /// Returns the coaches that the panel shows: the first three.
    public static func panel<Coach>(_ coaches: [Coach]) -> [Coach] { Array(coaches.prefix(3)) }
  }
}
