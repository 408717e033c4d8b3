/// The errors of a form, at most one a field.
///
///     let errors = form.validate()
///     errors[.email]?.message  // Please enter a valid email address
///     errors.count  // 2
///     errors.messages  // in the order of the fields
public struct FormErrors<Field: FormField>: Hashable, Sendable {
  private var byField: [Field: FieldError<Field>] = [:]

  /// No errors.
  public init() {}

  package init(_ errors: some Sequence<FieldError<Field>>) {
    for error in errors { byField[error.field] = error }
  }

  /// The error of a field, or nil.
  public internal(set) subscript(field: Field) -> FieldError<Field>? {
    get { byField[field] }
    set { byField[field] = newValue }
  }

  public var isEmpty: Bool { byField.isEmpty }

  /// The number of fields with an error, for the summary.
  public var count: Int { byField.count }

  /// The errors in the order of the fields.
  public var list: [FieldError<Field>] { Field.allCases.compactMap { byField[$0] } }

  /// The messages in the order of the fields, for the summary.
  public var messages: [String] { list.map(\.message) }

  /// The first field with an error: where the focus goes.
  public var firstField: Field? { list.first?.field }

  /// Whether no field is wrong and some could not be judged.
  public var areUndecided: Bool {
    !isEmpty && byField.values.allSatisfy { $0.undecided != nil }
  }
}
