public import Validation

/// What is wrong with one field: the first of its rules that does not hold.
public struct FieldError<Field: FormField>: Error, Hashable, Sendable {
  public let field: Field
  /// The text to show under the field.
  public let message: String
  /// Why the field could not be judged, where that is the case: then it may well be right, but it can't
  /// be submitted. Nil for a field that is wrong.
  public let undecided: UndecidedReason?

  package init(_ field: Field, _ message: String) {
    self.field = field
    self.message = message
    undecided = nil
  }

  package init(_ field: Field, undecided reason: UndecidedReason) {
    self.field = field
    message = "This cannot be checked: \(reason)"
    undecided = reason
  }
}
