import CompassSchemas
import JSPrimitives
import SourceJSON
import Testing

/// A difference between a form, which follows its specification, and the web app's schema: an entry that the form
/// rejects and the schema accepts.
struct RejectedEntry: Sendable, CustomTestStringConvertible {
  /// The row's name in `docs/internals/form-differences.md`.
  var id: String
  /// The forms that have it.
  var forms: [String]
  /// The columns of the entries.
  var columns: [String]
  /// The rejected entries in words.
  var refused: String
  /// An entry that shows it, in the first column.
  var example: JSONValue
  /// The form's message for the example.
  var message: String
  /// The revisions whose schema accepts the entry.
  var revisions = WebRevision.allCases
  /// Whether the difference is about an entry; about all by default.
  var isAbout: @Sendable (JSONValue) -> Bool = { _ in true }

  var testDescription: String { id }
  var column: String { columns[0] }

  /// Whether the difference is why a form rejects an entry that a revision accepts.
  func explains(
    _ value: JSONValue, in column: String, of form: String, _ revision: WebRevision
  ) -> Bool {
    forms.contains(form) && columns.contains(column) && revisions.contains(revision)
      && isAbout(value)
  }

  private static func digits(_ value: JSONValue) -> String {
    String((value.text?.string ?? "").filter { ("0"..."9").contains($0) })
  }

  static let all = [
    RejectedEntry(
      id: "name-required", forms: ["coach", "coach edit", "new coach"],
      columns: ["first_name", "last_name"], refused: "a blank name, or one of tags only",
      example: " ", message: "First name is required"),
    RejectedEntry(
      id: "email-apostrophe", forms: ["coach", "coach edit"], columns: ["email"],
      refused: "an apostrophe in the name", example: "o'leary@example.com",
      message: "Please enter a valid email address"
    ) { $0.text?.string.contains("'") ?? false },
    RejectedEntry(
      id: "phone-digits", forms: ["coach", "coach edit"], columns: ["phone"],
      refused: "ten digits in any other form, with or without the country code 1",
      example: "+14405550134", message: "Please enter a valid phone number",
      revisions: [.august2026]
    ) { value in
      let digits = digits(value)
      return digits.count == 10 || digits.count == 11 && digits.hasPrefix("1")
    },
    RejectedEntry(
      id: "interaction-type", forms: ["interaction"], columns: ["type"],
      refused: "a type that the form doesn't offer", example: "game",
      message: "Please select an interaction type"
    ) { ["game", "unofficial_visit", "official_visit", "other"].contains($0) },
    RejectedEntry(
      id: "event-name-required", forms: ["event"], columns: ["name"], refused: "a blank name",
      example: " ", message: "Event name is required"
    ) { $0.text?.string.allSatisfy(\.isWhitespace) ?? true },
    RejectedEntry(
      id: "event-source", forms: ["event"], columns: ["event_source"],
      refused: "a source that the form doesn't offer; the schema drops the column",
      example: "tv", message: "Invalid event source"),
    RejectedEntry(
      id: "url-without-scheme", forms: ["event"], columns: ["url"],
      refused: "an address without a scheme", example: "camp.org",
      message: "Please enter a valid URL (e.g., https://...)", revisions: [.august2026]
    ) { !($0.text?.string.lowercased().hasPrefix("http") ?? false) },
    RejectedEntry(
      id: "school-status-offered", forms: ["school status"], columns: ["status"],
      refused: "a status that the form doesn't offer", example: "researching",
      message: "Please select a status"
    ) { ["researching", "declined"].contains($0) },
  ]
}
