internal import CompassRules
internal import CompassSchemas
internal import HTMLSanitizing
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The stored values of a submitted coach or interaction, by its recorded name.
enum SubmissionRules {
  static let all = Rule.list {
    Rule(
      "interaction.formIsValid", "Whether the form to log an interaction can be submitted.",
      { (school, type, direction, moment) -> Members in
        let gate = InteractionRules.FormGate(
          schoolID: school, type: type, direction: direction, occurredAt: moment)
        return ["valid": gate.isComplete, "submits": gate.submits(isSubmitting: false)]
      }, "school_id", "type", "direction", "occurred_at")
    Rule(
      "coach.insert", "The row that a coach is stored as, or an error.", until: .february2026,
      {
        (school: String, data: JSONValue, user: String, family: String) throws(RuleError) in
        guard var row = try output(of: data, by: coach) else { return invalid }
        row["school_id"] = .text(school)
        row["user_id"] = .text(user)
        row["family_unit_id"] = .text(family)
        row["notes"] = try sanitized(row["notes"]) ?? row["notes"]
        for field in CoachRules.Details.columns.map({ JSText("\($0.name)") }) {
          if row[field]?.text?.bytes.isEmpty ?? true { row[field] = .null }
        }
        return ["row": .object(row)]
      }, "schoolId", .typed("data", .object), .or("userId", "user-1"), .or("familyId", "family-1"))
    Rule(
      "interaction.insert", "The row that an interaction is stored as, or an error.",
      until: .february2026,
      { (data: JSONValue, user: String, family: String) throws(RuleError) in
        guard var row = try output(of: data, by: interaction) else { return invalid }
        for field in ["subject", "content"] as [JSText] {
          if let text = try sanitized(row[field]) { row[field] = text }
        }
        row["logged_by"] = .text(user)
        row["family_unit_id"] = .text(family)
        return ["row": .object(row)]
      }, .typed("data", .object), .or("userId", "user-1"), .or("familyId", "family-1"))
  }

  private static let invalid: JSONValue = ["error": "validation"]

  private static let coach = Result { try Validator(.coach, revision: .february2026) }
  private static let interaction = Result {
    try Validator(.interaction, revision: .february2026)
  }

  /// Returns a schema's output for the data; nil if it is invalid.
  private static func output(
    of data: JSONValue, by validator: Result<Validator, any Error>
  ) throws(RuleError) -> JSONObject? {
    let outcome: Outcome<JSONValue>
    do {
      outcome = try validator.get().validate(data)
    } catch {
      throw .undecided("\(error)")
    }
    switch outcome {
    case .valid(let output): return output.object
    case .invalid: return nil
    case .undecided(let reason): throw .undecided("\(reason)")
    }
  }

  /// Returns a text that isn't empty, sanitized once more as the web app does before it stores one.
  private static func sanitized(_ value: JSONValue?) throws(RuleError) -> JSONValue? {
    guard let text = value?.text, !text.bytes.isEmpty else { return nil }
    do throws(SanitizerError) {
      return .string(try HTMLSanitizer.february2026.sanitize(text))
    } catch {
      throw .undecided("\(error)")
    }
  }
}
