extension EventForm {
  /// The field for the name of a school that is not listed.
  ///
  /// Specification "Create Event", 6 Modals. The name isn't stored: the event has no school.
  public struct OtherSchool: Hashable, Sendable {
    /// The school's name.
    public var name: String

    /// Creates a form with a name, empty by default.
    public init(name: String = "") { self.name = name }

    /// Whether "Continue" is enabled: the name isn't blank.
    public var isSubmittable: Bool { !name.isBlank }
  }
}
