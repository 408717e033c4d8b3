extension Sequence<ValidationIssue> {
  /// The message of each field as the web app's forms show them after a whole form is validated: the
  /// field is the path joined by ".", and of several issues of one field the last one wins.
  public var fieldErrors: [String: String] {
    Dictionary(map { ($0.field, $0.message) }) { $1 }
  }

  /// The message that the web app shows when a single field loses the focus: its first issue's.
  ///
  /// - Parameter field: the path joined by ".".
  public func firstMessage(for field: String) -> String? {
    first { $0.field == field }?.message
  }
}
