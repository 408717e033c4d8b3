internal import CompassRules
internal import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

extension InteractionForm {
  /// Returns the row to insert (Appendix A).
  ///
  /// After validation, the note on the coach's interest is appended to the content. Then subject
  /// and content are sanitized; neither is trimmed. Text whose HTML exceeds the sanitizer's memory
  /// limit is undecided. The linked event is written only if set: the specification's insert does not
  /// name the column.
  public func submission(by author: FormAuthor) -> FormOutcome<InteractionForm> {
    guard Self.opens(for: author) else { return .refused(.onlyPlayers) }
    return submission(by: author) { columns in
      let subject = Self.sanitized(subject, in: .subject)
      let content = Self.sanitized(submittedContent, in: .content)
      let failures = [subject, content].compactMap(\.failure)
      guard failures.isEmpty else { return FormOutcome(FormErrors(failures)) }
      var columns = columns
      columns["subject"] = JSONValue(subject.text)
      columns["content"] = JSONValue(content.text)
      if columns["event_id"] == .null { columns["event_id"] = nil }
      return outcome(columns)
    }
  }

  /// The content, with the note on the coach's interest if the questions are shown and answered.
  public var submittedContent: String {
    InterestCalibration.content(
      content, noting: calibration.level, direction: direction, sentiment: sentiment)
  }

  private static let sanitizing = FieldRule(
    .string().transform(.sanitizeHTML).app.emptyAsNull(), zod: WebRevision.newest.zod)

  /// Returns a text as it is stored, or the reason why it can't be sanitized.
  private static func sanitized(
    _ text: String, in field: Field
  ) -> (text: String?, failure: FieldError<Field>?) {
    switch sanitizing.outcome(of: JSONValue(text)) {
    case .valid(let output): (output.string, nil)
    case .invalid(let issues): (nil, FieldError(field, issues.first?.message ?? ""))
    case .undecided(let reason): (nil, FieldError(field, undecided: reason))
    }
  }

  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    isSubmitting ? "Logging..." : "Log Interaction"
  }

  /// Specification "Interaction Detail & Add Interaction", 2 Error Scenarios and 8 Network Errors.
  public static func message(for failure: SubmitFailure) -> String? {
    switch failure {
    case .timeout: "Connection timed out"
    case .server: "Server error"
    case .notFound: "Interaction not found"
    case .offline, .other: nil
    }
  }
}
