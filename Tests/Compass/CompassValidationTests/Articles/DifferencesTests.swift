import CompassValidation
import Testing

/// Rows of the tables in "Revisions and differences", each with a value that shows it.
@Suite struct DifferencesTests {
  /// A value of one field: what the form says of it, and whether each revision accepts it.
  struct Row: Sendable, CustomTestStringConvertible {
    let field: String
    let value: JSONValue
    let message: String?
    let february: Bool
    let august: Bool

    init(
      _ field: String, _ value: JSONValue, form message: String?, february: Bool, august: Bool
    ) {
      (self.field, self.value, self.message) = (field, value, message)
      (self.february, self.august) = (february, august)
    }

    var testDescription: String { "\(field): \(value)" }
  }

  private func expect<Form: ValidatedForm>(
    _ row: Row, form: Form.Type, schema: String, others: JSONValue
  ) throws {
    var payload = try #require(others.object)
    payload[JSText(row.field)] = row.value
    let field = try #require(Form.Field(rawValue: row.field))
    #expect(Form.rules.error(of: field, in: payload)?.message == row.message)
    for (revision, isValid) in [
      (WebRevision.february2026, row.february), (.august2026, row.august),
    ] {
      let document = try #require(
        SchemaCatalog.document(named: schema, of: revision, currentYear: revision.recordedYear))
      let validator = try Validator(
        document.schema, zod: revision.zod, functions: revision.functions)
      #expect(validator.validate(.object(payload)).isValid == isValid, "\(revision)")
    }
  }

  private static let email = "Please enter a valid email address"
  private static let flags = String(repeating: "\u{1F1FA}\u{1F1F8}", count: 100)

  @Test(arguments: [
    Row("role", "owner", form: "Please select a role", february: false, august: false),
    Row("first_name", "", form: "First name is required", february: true, august: true),
    Row("first_name", nil, form: "First name is required", february: false, august: true),
    Row("first_name", .string(.init(flags)), form: nil, february: false, august: false),
    Row("email", nil, form: nil, february: false, august: false),
    Row("email", " ana@club.org ", form: nil, february: false, august: false),
    Row("email", "ANA@club.org", form: nil, february: true, august: true),
    Row("email", "ana%ruiz@club.org", form: nil, february: false, august: false),
    Row("email", "o'neil@club.org", form: email, february: true, august: true),
    Row("email", "oneil'@club.org", form: email, february: false, august: false),
    Row("email", ".ana@club.org", form: nil, february: false, august: false),
    Row("email", "ana..ruiz@club.org", form: nil, february: false, august: false),
    Row("email", "ana.@club.org", form: nil, february: false, august: false),
    Row("email", "ana@-club.org", form: nil, february: false, august: false),
    Row("phone", nil, form: nil, february: false, august: true),
    Row("phone", "(555) 123-4567", form: nil, february: true, august: true),
    Row(
      "phone", "+1 555-123-4567", form: "Please enter a valid phone number", february: false,
      august: true),
    Row("notes", nil, form: nil, february: false, august: true),
  ])
  func coaches(_ row: Row) throws {
    try expect(
      row, form: CoachForm.self, schema: "coach", others: ["role": "head"])
  }

  @Test(arguments: [
    Row("school_id", nil, form: "Please select a school", february: false, august: false),
    Row("coach_id", "x", form: "Invalid coach selection", february: false, august: false),
    Row("type", "game", form: "Please select an interaction type", february: true, august: true),
    Row("subject", nil, form: nil, february: false, august: true),
    Row("subject", .string(.init(flags)), form: nil, february: true, august: true),
    Row("occurred_at", "2026-02-08T15:00Z", form: nil, february: true, august: true),
    Row(
      "occurred_at", "2026-02-08T15:00:00+01:00", form: "Please select a date and time",
      february: false, august: false),
  ])
  func interactions(_ row: Row) throws {
    try expect(
      row, form: InteractionForm.self, schema: "interaction",
      others: [
        "school_id": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "type": "email",
        "direction": "outbound", "occurred_at": "2026-02-08T15:00:00Z",
      ])
  }

  @Test(arguments: [
    Row("name", "", form: "Event name is required", february: true, august: true),
    Row("start_date", "2026-02-30", form: nil, february: true, august: true),
    Row(
      "end_date", "2026-04-14", form: "End date must be after start date", february: false,
      august: false),
    Row("end_date", "2026-04-15", form: nil, february: true, august: true),
    Row("end_date", "2026-13-01", form: nil, february: false, august: false),
    Row("start_time", "99:99", form: nil, february: true, august: true),
    Row("start_time", "9:00", form: nil, february: false, august: false),
    Row(
      "url", "club.org", form: "Please enter a valid URL (e.g., https://...)", february: false,
      august: true),
    Row("url", "", form: nil, february: false, august: false),
    Row("url", nil, form: nil, february: true, august: true),
    Row("cost", 0, form: nil, february: true, august: true),
    Row("cost", 100_001, form: nil, february: false, august: false),
    Row("state", "gax", form: nil, february: false, august: false),
    Row("city", .string(.init(flags)), form: nil, february: false, august: false),
    Row("school_id", "other", form: nil, february: false, august: false),
  ])
  func events(_ row: Row) throws {
    try expect(
      row, form: EventForm.self, schema: "event",
      others: [
        "type": "camp", "name": "Camp", "start_date": "2026-04-15",
      ])
  }
}
