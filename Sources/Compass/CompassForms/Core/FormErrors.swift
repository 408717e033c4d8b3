/// The errors of a form, at most one per field.
///
///     let errors = form.validate()
///     errors[.email]?.message  // Please enter a valid email address
///     errors.count  // 2
///     errors.messages  // in the order of the fields
public struct FormErrors<Field: FormField>: Hashable, Sendable {
  private var byField: [Field: FieldError<Field>] = [:]

  /// No errors.
  public init() {}

  /// Creates the errors of fields. Of several errors of one field, the last one counts.
  public init(_ errors: some Sequence<FieldError<Field>>) {
    for error in errors { byField[error.field] = error }
  }

  /// The error of a field, or nil if it has none. Setting the error of another field changes nothing.
  public subscript(field: Field) -> FieldError<Field>? {
    get { byField[field] }
    set { if newValue.map({ $0.field == field }) ?? true { byField[field] = newValue } }
  }

  /// Whether no field has an error.
  public var isEmpty: Bool { byField.isEmpty }

  /// The number of fields with an error, for the summary.
  public var count: Int { byField.count }

  /// The errors in the order of the fields.
  public var list: [FieldError<Field>] { Field.allCases.compactMap { byField[$0] } }

  /// The messages in the order of the fields, for the summary.
  public var messages: [String] { list.map(\.message) }

  /// The first field with an error, which takes the focus.
  public var firstField: Field? { list.first?.field }

  /// Whether no field is invalid and at least one could not be judged.
  public var areUndecided: Bool {
    !isEmpty && byField.values.allSatisfy { $0.undecided != nil }
  }
}

extension FieldError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The field and the message in English: `email: Please enter a valid email address`.
  public var description: String { "\(field): \(message)" }

  /// The same, as inside arrays.
  public var debugDescription: String { description }
}

extension FormErrors: CustomStringConvertible {
  /// A line for each field with an error, in the form's order.
  public var description: String { list.map(\.description).joined(separator: "\n") }
}
