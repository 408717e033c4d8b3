internal import JSPrimitives

extension CoachRules {
  /// The texts of the coaches list and its cards.
  ///
  /// Specification "Coaches List", 6 UI/UX Details and 8 Data Errors.
  public enum CardText {
    /// Returns the number of coaches found: "1 coach found", "2 coaches found".
    public static func resultCount(_ count: Int) -> String {
      "\(count) coach\(count == 1 ? "" : "es") found"
    }

    /// Returns the last contact's date, or "Never contacted".
    public static func lastContact(_ contact: Date?, clock: LocalClock = .current) -> String {
      contact.map { DateText.medium($0, clock: clock) } ?? "Never contacted"
    }

    /// Returns the school's name, or "Unknown School".
    public static func school(_ name: String?) -> String { name.nonempty ?? "Unknown School" }

    /// Returns the question before a coach is deleted.
    public static func deletionQuestion(name: String) -> String {
      "Are you sure you want to delete \(name)? This cannot be undone."
    }

    /// Returns the role on a card; an unknown one unchanged.
    public static func role(
      of coach: some ListedCoach, source: RuleSource = .specification
    ) -> String {
      coach.role.value?.listName(source: source) ?? coach.role.text
    }

    /// Returns the VoiceOver label of a card.
    public static func accessibilityLabel(
      of coach: some ListedCoach, school: String?, source: RuleSource = .specification
    ) -> String {
      "\(coach.fullName), \(role(of: coach, source: source)) at \(self.school(school)), "
        + "responsiveness \(JSNumber.string(JSNumber.rounded(coach.score)))%"
    }
  }
}
