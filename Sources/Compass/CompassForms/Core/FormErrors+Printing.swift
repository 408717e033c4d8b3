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
