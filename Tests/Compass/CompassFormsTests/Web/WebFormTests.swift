import CompassForms
import CompassModels
import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing

/// The web app's forms of 2026-08, against recorded cases of `Conformance/schema/form`.
@Suite struct WebFormTests {
  private static let forms: [(String, WebForm)] = [
    ("coach", .coach), ("event", .event), ("school", .school),
  ]

  @Test func aFieldShowsItsFirstRecordedMessage() throws {
    for (name, form) in Self.forms {
      let bytes = try Repository.bytes("Conformance/schema/form/form-\(name)-2026-08.json")
      let suite = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 200)).value
      var asked = 0
      for item in try #require(suite["cases"]?.elements) {
        let schema = try #require(item["schema"]?.text?.string)
        let words = schema.dropFirst("form-\(name)-".count).dropLast("-2026-08".count)
        let column = words.split(separator: "-").joined(separator: "_")
        let input =
          try item["input"] ?? JSONDocument(Array((item["json"]?.text?.string ?? "").utf8)).value
        // The page asks about a value of the form; other payloads have none.
        guard let payload = input.object, item["chromium"] == nil else { continue }
        let message = try form.message(
          of: column, value: payload[JSText(column)], in: .august2026)
        let recorded = item["issues"]?[0]?["message"]?.text?.string
        #expect(message == recorded, "\(item["id"]?.text?.string ?? "")")
        asked += 1
      }
      #expect(asked > 300, "\(name): \(asked)")
    }
  }

  /// Trap: a text field has no null, so an optional website that was left empty was an error.
  @Test func anEmptyTextOfAnOptionalColumnIsNoError() throws {
    func message(_ column: String, _ text: String) throws -> String? {
      try WebForm.school.message(of: column, text: text, in: .august2026)
    }
    #expect(try WebForm.school.message(of: "website", value: "", in: .august2026) != nil)
    #expect(try message("website", "") == nil && message("conference", "") == nil)
    #expect(try message("website", "https://") == "Please enter a valid URL")
    #expect(try message("website", "stanford.edu") == nil)
    // A required column stays one.
    #expect(try message("name", "") == "School name must be at least 2 characters")
    #expect(throws: WebForm.UnknownColumnError.self) { try message("web", "") }
  }

  /// A field of a form names a column, so nothing is thrown.
  @Test func aFieldOfAFormHasAMessageWithoutAnError() throws {
    for field in CoachForm.Field.allCases {
      for text in ["", " ", "x", "ana@club.org", String(repeating: "y", count: 6000)] {
        let form = WebForm.coach
        #expect(
          try form.message(of: field, text: text, in: .august2026)
            == form.message(of: field.rawValue, text: text, in: .august2026))
        #expect(
          try form.messageOnSubmit(of: field, text: text, in: .august2026)
            == form.messageOnSubmit(of: field.rawValue, text: text, in: .august2026))
      }
    }
    // A column of another form has no message in this one.
    #expect(WebForm.school.message(of: CoachForm.Field.email, text: "x", in: .august2026) == nil)
    #expect(
      WebForm.school.messageOnSubmit(of: CoachForm.Field.email, text: "x", in: .august2026) == nil)
  }

  /// A union with its own message keeps it in the app's words, too.
  @Test func theAppsWordsReplaceOnlyZods() throws {
    let own = try WebRevision("2026-11", after: .august2026) { web in
      web.change("coach") { coach in
        coach.extend {
          Field(
            "email",
            .union(.app.sanitizedText(max: 3), .literal(""), message: "Own words"))
          Field("notes", .app.sanitizedText(max: 3).or(.null))
        }
      }
    }
    func message(_ field: CoachForm.Field) -> String? {
      WebForm.coach.messageOnSubmit(of: field, text: "long text", in: own, style: .app)
    }
    #expect(message(.email) == "Own words")
    #expect(message(.notes) == "Notes must not exceed 3 characters")
  }

  @Test func aRevisionOfAnAppChangesTheForm() throws {
    let own = try WebRevision("2026-11", after: .august2026) { web in
      web.change("coach") { coach in
        coach.extend {
          Field("email", .string().min(30, "Too short"))
          Field("tags", .array(.string()).optional())
        }
      }
    }
    #expect(try WebForm.coach.message(of: "email", value: "ana@club.org", in: own) == "Too short")
    #expect(try WebForm.coach.message(of: "email", value: "ana@club.org", in: .august2026) == nil)
    #expect(WebForm.coach.columns(in: own) == WebForm.coach.columns(in: .august2026))
    #expect(try WebForm.coach.outcome(of: "tags", value: 1, in: own) == nil)
    #expect(throws: WebForm.UnknownColumnError.self) {
      try WebForm.coach.outcome(of: "tags", value: 1, in: .august2026)
    }
    #expect(WebForm.coach.outcome(of: ["role": "head", "tags": 1], in: own)?.isValid == false)
  }

  @Test func onlyTheFieldsOfThePageAreValidatedAlone() throws {
    #expect(WebForm.event.columns(in: .august2026) == ["name", "start_date", "type", "url"])
    #expect(try WebForm.event.message(of: "cost", value: -5, in: .august2026) == nil)
    // February's pages validate no field alone.
    #expect(WebForm.coach.columns(in: .february2026) == [])
    #expect(try WebForm.coach.message(of: "email", value: "x", in: .february2026) == nil)
    #expect(WebForm.interaction.columns(in: .august2026) == [])
  }

  @Test func aNameThatIsNoColumnIsAnError() {
    #expect(throws: WebForm.UnknownColumnError.self) {
      try WebForm.school.message(of: "naem", value: "x", in: .august2026)
    }
    let error = #expect(throws: WebForm.UnknownColumnError.self) {
      try WebForm.interaction.outcome(of: "subjekt", value: "x", in: .february2026)
    }
    #expect(
      error?.description.hasPrefix(
        #"the form "interaction" has no column "subjekt"; its columns are coach_id, content, "#)
        == true)
    // A column of the other revision is one.
    #expect(
      throws: Never.self,
      performing: {
        try WebForm.coach.message(of: "first_name", value: "x", in: .february2026)
      })
  }

  @Test func absentAndNullDiffer() throws {
    #expect(try WebForm.coach.message(of: "email", value: nil, in: .august2026) == nil)
    #expect(
      try WebForm.coach.message(of: "email", value: .null, in: .august2026) == "Invalid input")
  }

  @Test func theWholeFormHasTheIssuesOfAllItsFields() throws {
    let payload: JSONObject = try #require(
      (["type": "camp", "start_date": "x", "cost": -1] as JSONValue).object)
    let outcome = try #require(WebForm.event.outcome(of: payload, in: .august2026))
    #expect(outcome.issues.map(\.field) == ["start_date", "cost"])
    #expect(WebForm.event.name == "event")
  }

  @Test func aPartOfARecordNeedsItsOwnColumnsAlone() {
    let part = WebForm(.school, columns: ["name", "no such column"])
    let payload = JSONObject([(key: "name", value: "B")])
    #expect(
      part.outcome(of: payload, in: .august2026)?.issues.map(\.message)
        == ["School name must be at least 2 characters"])
    // A schema that a revision doesn't have gives no verdict.
    #expect(WebForm(.createDeadline).outcome(of: payload, in: .february2026) == nil)
  }

  @Test func aSessionAsksTheWebAppBeforeSending() {
    var form = EventForm()
    (form.type, form.name, form.startDate) = (.camp, "Camp", "2026-04-15")
    var session = FormSession(form)
    #expect(session.webIssues(.august2026).isEmpty)
    session.form.cost = -5
    #expect(session.webIssues(.august2026).map(\.message) == ["Amount must be positive"])
    #expect(session.webIssues(.february2026).map(\.field) == ["cost"])
    #expect(session.form.webOutcome(in: .august2026)?.isValid == false)
    // Nothing would be sent.
    session.form.name = ""
    #expect(session.form.webOutcome(in: .august2026) == nil)
    #expect(session.webIssues(.august2026).isEmpty)
    #expect(session.form.webMessage(for: .url, in: .august2026) != nil || session.form.url == "")
  }

  @Test func formsWithoutASchemaHaveNoVerdict() {
    #expect(School.CoachingPhilosophyForm.web == nil && School.PrivateNotesForm.web == nil)
    let form = School.PrivateNotesForm(
      payload: JSONObject(), defaults: .init(now: FormUnderTest.now))
    #expect(form.webOutcome(in: .august2026) == nil)
    #expect(form.webMessage(for: .note, in: .august2026) == nil)
  }
}
