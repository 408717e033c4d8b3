public import Validation

/// The error of one field: the first of its rules that fails.
public struct FieldError<Field: FormField>: Error, Hashable, Sendable {
  /// The field.
  public let field: Field
  /// The text to show under the field.
  public let message: String
  /// The reason why the field could not be judged; nil for an invalid field. An undecided field may
  /// be valid, but it can't be submitted.
  public let undecided: UndecidedReason?

  /// Creates the error of an invalid field.
  ///
  /// - Parameter message: the text to show under the field, in English.
  public init(_ field: Field, _ message: String) {
    self.field = field
    self.message = message
    undecided = nil
  }

  /// Creates the error of a field that could not be judged.
  public init(_ field: Field, undecided reason: UndecidedReason) {
    self.field = field
    message = "This cannot be checked: \(reason)"
    undecided = reason
  }
}
