/// What the form to log an interaction needs before it can be submitted.
///
/// Restates the web app's `isFormValid`; specification "Interaction Detail & Add Interaction", 3
/// Form State Model. Only presence counts here; the schema judges the values.
public struct InteractionFormGate: Sendable, Hashable {
  public var schoolID: String
  public var type: String
  public var direction: String
  public var occurredAt: String

  /// The form's texts, empty for what was not chosen.
  public init(schoolID: String, type: String, direction: String, occurredAt: String) {
    self.schoolID = schoolID
    self.type = type
    self.direction = direction
    self.occurredAt = occurredAt
  }

  /// Whether all four are there; white space counts as there.
  public var isComplete: Bool {
    ![schoolID, type, direction, occurredAt].contains(where: \.isEmpty)
  }

  /// Whether a tap submits: the form is complete and no submission is under way.
  public func submits(isSubmitting: Bool) -> Bool { isComplete && !isSubmitting }
}
