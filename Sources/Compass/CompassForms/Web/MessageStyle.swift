internal import JSPrimitives
internal import SourceJSON
internal import Validation

extension WebForm {
  /// The app whose forms read a string and word its message; the verdict is the web app's in both.
  public enum MessageStyle: Sendable, Hashable {
    /// The web app's page: the string as it was typed, and the message of the first issue, which is "Invalid input" for an
    /// optional column.
    case web
    /// The iPhone app's forms: without the white space and line breaks at the ends of the string, as Foundation's
    /// `trimmingCharacters(in: .whitespacesAndNewlines)` removes them, and with words of the column instead of "Invalid
    /// input", such as "City must not exceed 100 characters" or "Invalid Twitter handle…".
    case app

    /// Returns the message of a string in a text field; nil for a valid one.
    ///
    /// An empty string is null in a column that rejects it and accepts null or absence.
    ///
    /// - Parameter outcome: returns the verdict on a value of the column.
    func message(
      _ text: String, of column: String, outcome: (JSONValue?) -> Outcome<JSONValue>?
    ) -> String? {
      let text = self == .app ? text.trimmedSpace : text
      let found = message(for: outcome(.string(JSText(text))), of: column)
      guard found != nil, text.isEmpty else { return found }
      let isOptional = [JSONValue.null, nil].contains {
        message(for: outcome($0), of: column) == nil
      }
      return isOptional ? nil : found
    }

    /// Returns the message of the first issue of an outcome; nil for a valid value.
    func message(for outcome: Outcome<JSONValue>?, of column: String) -> String? {
      switch outcome {
      case nil, .valid: return nil
      case .undecided: return Self.fallback
      case .invalid(let issues):
        let message = issues.first.map { words(for: $0, of: column) } ?? ""
        return message.isEmpty ? Self.fallback : message
      }
    }

    /// The text that the page shows for an issue without one.
    private static let fallback = "Invalid value"

    private func words(for issue: ValidationIssue, of column: String) -> String {
      guard self == .app, issue.code == .invalidUnion, issue.message == "Invalid input" else {
        return issue.message
      }
      // An optional column is a union of the string's own schema, the empty string and, since 2026-08, null.
      var innermost = issue
      while let first = innermost.errors?.first?.first { innermost = first }
      // An exact length, such as the two letters of a state, has its own message.
      guard innermost.code == .tooBig, innermost[parameter: "origin"] == "string",
        innermost[parameter: "exact"] != true,
        let maximum = innermost[parameter: "maximum"]?.number
      else { return innermost.message }
      let label = column.replacing("_", with: " ")
      return label.prefix(1).uppercased() + label.dropFirst()
        + " must not exceed \(JSNumber.string(maximum)) characters"
    }
  }
}
