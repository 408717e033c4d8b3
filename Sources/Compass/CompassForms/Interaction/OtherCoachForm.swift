extension InteractionForm {
  /// The field for the name of a coach who is not listed.
  ///
  /// Specification "Interaction Detail & Add Interaction", 2 Other Coach (Not Listed). The name isn't
  /// stored: the interaction has no coach.
  public struct OtherCoach: Hashable, Sendable {
    /// The coach's name.
    public var name: String

    /// Creates a form with a name, empty by default.
    public init(name: String = "") { self.name = name }

    /// Whether "Continue" is enabled: the name isn't blank.
    public var isSubmittable: Bool { !name.isBlank }
  }
}
