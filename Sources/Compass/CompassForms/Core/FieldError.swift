public import CompassRules
public import Validation

/// The fields of a form, in the order in which its errors are listed.
///
/// The raw value is the database's column.
public protocol FormField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// The error of one field: the first of its rules that fails.
public struct FieldError<Field: FormField>: Error, Hashable, Sendable {
  /// The field.
  public let field: Field
  /// The text to show under the field, with its key and parameters.
  public let text: FormMessage
  /// The reason why the field could not be judged; nil for an invalid field. An undecided field may
  /// be valid, but it can't be submitted.
  public let undecided: UndecidedReason?

  /// The text to show under the field, in English.
  public var message: String { text.english }

  /// Creates the error of an invalid field.
  public init(_ field: Field, _ text: FormMessage) {
    self.field = field
    self.text = text
    undecided = nil
  }

  /// Creates the error of an invalid field with an English text. Its key is that of the package's forms if they
  /// have the text.
  public init(_ field: Field, _ message: String) {
    self.init(field, FormMessage(english: message))
  }

  /// Creates the error of a field that could not be judged.
  public init(_ field: Field, undecided reason: UndecidedReason) {
    self.field = field
    text = FormMessage(
      "undecided", ["reason": .text("\(reason)")], "This cannot be checked: \(reason)")
    undecided = reason
  }
}
