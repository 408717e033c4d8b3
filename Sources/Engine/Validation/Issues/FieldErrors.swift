extension Sequence<ValidationIssue> {
  /// The message of each field, as a form shows them after it was validated as a whole.
  ///
  /// The field is the issue's path joined by ".". If a field has several issues, the last one wins.
  public var fieldErrors: [String: String] {
    Dictionary(map { ($0.field, $0.message) }) { $1 }
  }

  /// The messages of each field, in the list's order.
  ///
  /// The field is the issue's path joined by "."; it is empty for the whole payload.
  ///
  ///     issues.messages["email"] ?? []  // ["Email must be at least 5 characters", ...]
  public var messages: [String: [String]] {
    Dictionary(grouping: self, by: \.field).mapValues { $0.map(\.message) }
  }

  /// Returns the message of a field's first issue, as a form shows it when the field loses the focus; nil if the
  /// field has no issue.
  ///
  /// - Parameter field: The path joined by ".".
  public func firstMessage(for field: String) -> String? {
    first { $0.field == field }?.message
  }
}
