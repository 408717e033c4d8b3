extension InteractionRules {
  /// The entries that the form to log an interaction requires.
  ///
  /// Restates the web app's `isFormValid`; specification "Interaction Detail & Add Interaction", 3
  /// Form State Model. Only presence counts; the schema validates the values.
  public struct FormGate: Sendable, Hashable {
    /// The school's id.
    public var schoolID: String
    /// The kind of the contact, as stored.
    public var type: String
    /// The direction of the contact, as stored.
    public var direction: String
    /// The time of the contact, as text.
    public var occurredAt: String

    /// Creates a gate from the form's texts, which are empty until chosen.
    public init(schoolID: String, type: String, direction: String, occurredAt: String) {
      self.schoolID = schoolID
      self.type = type
      self.direction = direction
      self.occurredAt = occurredAt
    }

    /// Whether all four texts are present; white space counts as present.
    public var isComplete: Bool {
      ![schoolID, type, direction, occurredAt].contains(where: \.isEmpty)
    }

    /// Whether a tap submits: the form is complete and isn't being submitted.
    public func submits(isSubmitting: Bool) -> Bool { isComplete && !isSubmitting }
  }
}
