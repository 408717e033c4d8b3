import CompassForms
import CompassModels
import CompassSchemas
import JSPrimitives
import SourceJSON
import Validation

/// A form as the web app judges it: a payload's entries, the data that they become, and the verdict.
struct FormUnderWeb: Sendable {
  /// The data that a form with this payload would send, and the web app's verdict on it.
  struct Judged {
    var sent: JSONObject
    var outcome: Outcome<JSONValue>
  }

  /// The name, as in the table of differences.
  var name: String
  /// Entries that make the form ready.
  var ready: JSONObject
  /// The columns, with those that a payload may have besides.
  var fields: [String]
  /// Nil for a form that isn't ready.
  var judge: @Sendable (JSONObject, WebRevision) throws -> Judged?
  /// The data that a form with a payload would send, which no revision changes; nil for a form that isn't ready.
  var sent: @Sendable (JSONObject) throws -> JSONObject?
  /// The data of the ready form.
  private var sentWhenReady: JSONObject?
  /// The columns and messages of the errors of the form with a payload.
  var errors: @Sendable (JSONObject) -> [(column: String, message: String)]
  /// The web app's form.
  var web: WebForm?

  private init<Form: ValidatedForm>(
    _ name: String, ready: JSONValue, besides: [String] = [],
    _ form: @escaping @Sendable (JSONObject) -> Form
  ) {
    self.name = name
    self.ready = ready.object ?? JSONObject()
    fields = Form.Field.allCases.map(\.rawValue) + besides
    let sent: @Sendable (JSONObject) throws -> JSONObject? = { payload in
      let submission = form(payload).submission(by: FormUnderTest.author).submission
      return try submission.map { try Form.webPayload(of: $0) }
    }
    self.sent = sent
    sentWhenReady = try? sent(self.ready)
    judge = { payload, revision in
      let form = form(payload)
      guard let submission = form.submission(by: FormUnderTest.author).submission,
        let outcome = form.webOutcome(in: revision, by: FormUnderTest.author)
      else { return nil }
      return Judged(sent: try Form.webPayload(of: submission), outcome: outcome)
    }
    errors = { payload in
      var judged = form(payload).payload
      for member in payload.members { judged[member.key] = member.value }
      return Form.rules.errors(in: judged).list.map { ($0.field.rawValue, $0.message) }
    }
    web = Form.web
  }

  /// Returns whether the web app accepts the data of the ready form with another entry in a column; an empty
  /// one counts as absent.
  func accepts(_ value: JSONValue, in column: String, _ revision: WebRevision) -> Bool {
    guard let web, web.hasColumn(column) || column == "event_source", var sent = sentWhenReady
    else { return false }
    sent[JSText(column)] = [.null, ""].contains(value) ? nil : value
    return web.outcome(of: sent, in: revision)?.isValid ?? false
  }

  private init<Form: ValidatedForm>(
    _ name: String, _: Form.Type, ready: JSONValue, besides: [String] = []
  ) {
    self.init(name, ready: ready, besides: besides) {
      Form(payload: $0, defaults: FormDefaults(now: FormUnderTest.now))
    }
  }

  private static let id = JSONValue.string(JSText(FormUnderTest.school))

  static let all = [
    FormUnderWeb(
      "coach", CoachForm.self,
      ready: ["school_id": id, "role": "head", "first_name": "Ann", "last_name": "Lee"],
      besides: ["school_id"]),
    FormUnderWeb(
      "coach edit", ready: ["role": "head", "first_name": "Ann", "last_name": "Lee"]
    ) { CoachForm(payload: $0, editing: FormUnderTest.school) },
    FormUnderWeb(
      "new coach", NewCoachForm.self,
      ready: ["school_id": id, "role": "head", "first_name": "Ann", "last_name": "Lee"],
      besides: ["school_id"]),
    FormUnderWeb(
      "interaction", InteractionForm.self,
      ready: [
        "school_id": id, "type": "email", "direction": "outbound",
        "occurred_at": "2026-02-08T12:00:00Z",
      ], besides: ["calibration"]),
    FormUnderWeb(
      "event", EventForm.self,
      ready: ["type": "camp", "name": "Camp", "start_date": "2026-04-15"]),
    FormUnderWeb("new school", NewSchoolForm.self, ready: ["name": "Baldwin Wallace"]),
    FormUnderWeb("school information", School.InformationForm.self, ready: [:]),
    FormUnderWeb("school notes", School.NotesForm.self, ready: [:]),
    FormUnderWeb(
      "pros and cons", School.ProsAndConsForm.self, ready: ["new_pro": "Close to home"],
      besides: ["pros", "cons"]),
    FormUnderWeb(
      "school status", School.StatusForm.self, ready: ["school_id": id, "status": "contacted"]),
  ]

  static func named(_ name: String) -> FormUnderWeb? { all.first { $0.name == name } }
}
